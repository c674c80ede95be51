// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds extensions that list an intent whose definition they cannot reach.
struct DefinitionNotInTarget: Rule {
    let about = RuleDescription(
        "definition-not-in-target", .error, "an extension cannot reach the definition of its intent",
        explanation: "The class of an intent is generated into the targets that the definition is a member of. An "
            + "extension that is not one of them, and uses none, has no such class.",
        remedy: "Make the definition a member of the extension's target, or of a framework that it uses.")

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
                    "\(entry.text) is declared in \(project.definitions[first].path), which \(part.name) does not hold",
                    remedy: "add the definition to the target \(part.name)")
            }
        }
    }
}
