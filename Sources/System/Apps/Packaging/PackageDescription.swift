// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// What `swift package describe --type json` says about a package, as far as
/// bundles are made from it.
package struct PackageDescription: Hashable, Sendable, Decodable {
    /// A module of the package, or an executable.
    package struct Target: Hashable, Sendable, Decodable {
        package var name: String
        /// The Swift module's name.
        package var moduleName: String
        /// Relative to the package.
        package var path: String
        /// `executable`, `library`, `test`, `plugin`, …
        package var type: String
        /// Targets and plugins of the same package.
        package var dependencies: [String]?
        /// Products and plugins of other packages.
        package var products: [String]?
        /// The files that are compiled, relative to the target's folder.
        package var sources: [String]?

        private enum CodingKeys: String, CodingKey {
            case name, moduleName = "c99name", path, type, dependencies = "target_dependencies"
            case products = "product_dependencies", sources
        }
    }

    /// What the package offers, such as a program by its name.
    package struct Product: Hashable, Sendable, Decodable {
        package var name: String
        package var targets: [String]
        package var isExecutable: Bool

        private enum CodingKeys: String, CodingKey {
            case name, targets, type
        }

        private struct Kind: CodingKey {
            static let executable = Kind(stringValue: "executable")
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            targets = try container.decode([String].self, forKey: .targets)
            isExecutable = try container.nestedContainer(keyedBy: Kind.self, forKey: .type).contains(.executable)
        }
    }

    package var name: String
    package var defaultLocalization: String?
    package var targets: [Target]
    package var products: [Product]
    /// Whether the default localization and the plugins of the targets are left out; SwiftPM itself never says so.
    package var isPartial: Bool?

    private enum CodingKeys: String, CodingKey {
        case name, defaultLocalization = "default_localization", targets, products, isPartial = "is_partial"
    }

    /// The target with its libraries, nearest first, each once.
    func closure(of target: Target) -> [Target] {
        var found = [target]
        var index = 0
        while index < found.count {
            for name in found[index].dependencies ?? [] where !found.contains(where: { $0.name == name }) {
                if let next = targets.first(where: { $0.name == name && $0.type == "library" }) { found.append(next) }
            }
            index += 1
        }
        return found
    }

    /// The name of the binary that a target becomes.
    func productName(of target: Target) -> String {
        products.first { $0.isExecutable && $0.targets.contains(target.name) }?.name ?? target.name
    }
}

extension PackageDescription {
    /// Why something is no such description, in words for a person.
    static func misfit(_ error: any Error) -> Sentence {
        func name(_ path: [any CodingKey]) -> String {
            path.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }.joined(separator: ".")
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context): return "‘\(name(context.codingPath + [key]))’ is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return context.codingPath.isEmpty
                ? "it is not a JSON object" : "‘\(name(context.codingPath))’ has a value of another kind"
        default: return "it is not a JSON object"
        }
    }
}
