// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds answers that a definition has and no handler gives.
struct ResponseCodeUnused: Rule {
    let about = RuleDescription(
        "response-code-unused", .warning, "a response code is never returned",
        explanation: "The definition has text for a response that no source mentions, so the app never gives this "
            + "response.",
        remedy: "Return the code when it applies, or remove it from the definition.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllSources else { return [] }
        return project.definitions.flatMap { definition in
            definition.customIntents.flatMap { intent -> [Finding] in
                let name = definition.className(intent)
                guard let response = intent.response, isHandled(name, project) else { return [] }
                return response.customCodes.filter { !isMentioned($0.name, of: name, project.words) }.map { code in
                    finding(
                        at: definition.place(of: code, in: intent, "INIntentResponseCodeName"),
                        "no source mentions the answer '\(code.name)' of \(name)",
                        remedy: "return .\(code.name) when it applies, or remove it")
                }
            }
        }
    }

    /// Codes that are made of numbers at run time are not recognized.
    private func isHandled(_ name: String, _ project: CheckedProject) -> Bool {
        guard project.words.words.contains(name + "Handling") else { return false }
        return !project.sources.contains { source in
            source.positions(of: name + "ResponseCode").contains {
                source.isMark($0 + 1, "(") && source.isWord($0 + 2, "rawValue")
            }
        }
    }

    /// In Swift by its own name, in Objective-C behind that of the enumeration.
    private func isMentioned(_ code: String, of intent: String, _ words: SourceWords) -> Bool {
        words.words.contains(code)
            || words.words.contains(intent + "ResponseCode" + code.prefix(1).uppercased() + code.dropFirst())
    }
}
