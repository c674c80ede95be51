// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds handlers whose intent no part of the app lists, so that they are never asked.
struct IntentNotSupported: Rule {
    let about = RuleDescription(
        "intent-not-supported", .error, "a custom intent is handled but listed nowhere",
        explanation: "The system sends an extension only the intents in its IntentsSupported, and an app only those "
            + "in its INIntentsSupported. A handler for any other intent is never called.",
        remedy: "Add the intent's class name to IntentsSupported of the extension that handles it.")

    func findings(in project: CheckedProject) -> [Finding] {
        let intents = project.customIntents
        return project.families.flatMap { family -> [Finding] in
            // What a UI extension lists it draws, and does not handle.
            let handling = family.parts.filter { $0.kind == .app || $0.kind == .intentsExtension }
            guard !handling.contains(where: \.hasOpenIntents) else { return [] }
            let listed = Set(handling.flatMap(\.supportedIntents).map(\.text))
            return family.extensions.filter { $0.kind == .intentsExtension }.flatMap { part in
                intents.keys.filter { !listed.contains($0) && handles($0, part, project) }.map { name in
                    finding(
                        at: part.supportedIntentsPlace,
                        "\(part.name) handles \(name), but neither it nor the app lists it as supported",
                        remedy: "add \(name) to IntentsSupported")
                }
            }
        }
    }

    private func handles(_ name: String, _ part: ProjectPart, _ project: CheckedProject) -> Bool {
        part.sources.contains { project.sources[$0].words.contains(name + "Handling") }
    }
}
