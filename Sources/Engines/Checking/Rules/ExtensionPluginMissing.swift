// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds extensions of packages that have no entry point.
struct ExtensionPluginMissing: Rule {
    let about = RuleDescription(
        "extension-plugin-missing", .error, "an extension's target lacks ExtensionPlugin",
        explanation: "An extension has no @main. On Apple's systems the linker adds its entry point; here "
            + "ExtensionPlugin does. Without it the program exits right away.",
        remedy: "Add .plugin(name: \"ExtensionPlugin\", package: \"beckon\") to the target's plugins.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package else { return [] }
        return project.parts.compactMap { part in
            guard part.kind == .intentsExtension || part.kind == .intentsInterfaceExtension,
                let target = package.targets.first(where: { $0.name == part.name }),
                !package.uses("ExtensionPlugin", target),
                !part.sources.contains(where: { project.sources[$0].hasEntryPoint })
            else { return nil }
            return finding(
                at: package.place(of: target),
                "\(target.name) is an extension without ExtensionPlugin, so it has no entry point",
                remedy: "add plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")]")
        }
    }
}

extension SwiftSource {
    /// Whether the program begins in this file.
    fileprivate var hasEntryPoint: Bool {
        path.hasSuffix("/main.swift") || positions(of: "main").contains { isMark($0 - 1, "@") }
    }
}
