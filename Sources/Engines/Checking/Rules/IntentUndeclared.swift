// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds intents that a plist lists and no definition declares.
struct IntentUndeclared: Rule {
    let about = RuleDescription(
        "intent-undeclared", .error, "no definition declares a listed intent",
        explanation: "IntentsSupported, IntentsRestrictedWhileLocked and INIntentsSupported contain class names from "
            + "the framework or the definitions. A misspelled name is silently ignored.",
        remedy: "Write the generated class name, with its prefix and the suffix Intent.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllIntents else { return [] }
        let known = project.customIntents.keys.sorted()
        return project.parts.flatMap { part -> [Finding] in
            let restricted = part.plist?.texts("NSExtension", "NSExtensionAttributes", "IntentsRestrictedWhileLocked")
            return (part.supportedIntents + (restricted ?? [])).filter { !isFramework($0.text) }
                .filter { !known.contains($0.text) && !project.words.words.contains($0.text + "Handling") }
                .map { entry in
                    finding(
                        at: entry.place, "\(part.name) lists \(entry.text), which no definition declares",
                        remedy: known.isEmpty ? "remove it" : "write one of \(known.prefix(8).joined(separator: ", "))")
                }
        }
    }

    private func isFramework(_ name: String) -> Bool { name.hasPrefix("IN") && name.hasSuffix("Intent") }
}
