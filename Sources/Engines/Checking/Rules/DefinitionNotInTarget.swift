// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds extensions that list an intent whose definition they cannot reach.
struct DefinitionNotInTarget: Rule {
    let about = RuleDescription(
        "definition-not-in-target", .error, "an extension cannot reach the definition of its intent",
        explanation: "Each target that contains the definition gets the generated intent classes. An extension that "
            + "neither contains it nor uses such a target has no such class.",
        remedy: "Add the definition to the extension's target, or to a framework that it uses.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.filter { $0.kind == .intentsExtension && $0.knowsDefinitions }.flatMap { part in
            part.supportedIntents.compactMap { entry in
                let homes = project.definitions.indices.filter { index in
                    let definition = project.definitions[index]
                    return definition.customIntents.contains { definition.className($0) == entry.text }
                }
                // A definition in no known target may come with a package.
                guard let first = homes.first, homes.allSatisfy({ project.definitions[$0].isInTarget }),
                    homes.allSatisfy({ !part.definitions.contains($0) })
                else { return nil }
                return finding(
                    at: entry.place,
                    "\(entry.text) is declared in \(project.definitions[first].path), which is not part of "
                        + "\(part.name)",
                    remedy: "add the definition to the target \(part.name)")
            }
        }
    }
}
