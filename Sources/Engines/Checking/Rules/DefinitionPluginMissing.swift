// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds definitions in the folders of targets that nothing compiles.
struct DefinitionPluginMissing: Rule {
    let about = RuleDescription(
        "definition-plugin-missing", .error, "a target with a definition lacks IntentDefinitionPlugin",
        explanation: "IntentDefinitionPlugin generates a definition's classes while its target is built. Without the "
            + "plugin, the compiler cannot find them.",
        remedy: "Add .plugin(name: \"IntentDefinitionPlugin\", package: \"beckon\") to the target's plugins.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard let package = project.package else { return [] }
        return package.targets.compactMap { target in
            guard !package.uses("IntentDefinitionPlugin", target),
                let definition = project.definition(in: target, of: package), !isGenerated(definition, project)
            else { return nil }
            return finding(
                at: package.place(of: target),
                "\(target.name) holds \(definition.path) and lacks IntentDefinitionPlugin",
                remedy: "add plugins: [.plugin(name: \"IntentDefinitionPlugin\", package: \"beckon\")]")
        }
    }

    /// Whether the Swift of a definition is among the sources.
    private func isGenerated(_ definition: CheckedDefinition, _ project: CheckedProject) -> Bool {
        let protocols = definition.customIntents.map { definition.className($0) + "Handling" }
        return project.sources.contains { source in
            protocols.contains { source.positions(of: $0).contains { source.isWord($0 - 1, "protocol") } }
        }
    }
}
