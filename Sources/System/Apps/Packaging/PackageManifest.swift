// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What `swift package dump-package` says about a package, as far as SwiftPM does not give it to a plugin.
struct PackageManifest: Hashable, Sendable, Decodable {
    struct Target: Hashable, Sendable, Decodable {
        /// A plugin by its name; of another package where there is a second one.
        struct Usage: Hashable, Sendable, Decodable {
            var plugin: [String?]
        }

        var name: String
        var pluginUsages: [Usage]?
    }

    var defaultLocalization: String?
    var targets: [Target]
}

extension PackageManifest {
    /// Adds to a description what it lacks.
    func complete(_ description: inout PackageDescription) {
        description.defaultLocalization = description.defaultLocalization ?? defaultLocalization
        for target in targets {
            guard let index = description.targets.firstIndex(where: { $0.name == target.name }) else { continue }
            for usage in target.pluginUsages ?? [] {
                guard let plugin = usage.plugin.first ?? nil else { continue }
                if usage.plugin.count > 1, usage.plugin[1] != nil {
                    description.targets[index].products = (description.targets[index].products ?? []) + [plugin]
                } else {
                    description.targets[index].dependencies = (description.targets[index].dependencies ?? []) + [plugin]
                }
            }
        }
    }
}
