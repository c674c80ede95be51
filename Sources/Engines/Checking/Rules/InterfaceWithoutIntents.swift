// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds UI extensions that are never shown, because they list no intent that anybody handles.
struct InterfaceWithoutIntents: Rule {
    let about = RuleDescription(
        "interface-without-intents", .error, "a UI extension has no intents to draw",
        explanation: "A UI extension draws the panel of each intent in its own IntentsSupported, after the intents "
            + "extension or the app has handled it.",
        remedy: "List the intents that the UI extension draws; another part of the app must handle each of them.")

    func findings(in project: CheckedProject) -> [Finding] {
        // What an App Intent has taken over is drawn as before, and handled by nobody else.
        let replaced = project.replacedIntents
        return project.families.flatMap { family -> [Finding] in
            let others = family.parts.filter { $0.kind == .intentsExtension || $0.kind == .app }
            let handled =
                others.contains(where: \.hasOpenIntents)
                ? nil : Set(others.flatMap(\.supportedIntents).map(\.text)).union(replaced)
            return family.extensions.filter { $0.kind == .intentsInterfaceExtension }
                .flatMap { check($0, against: handled) }
        }
    }

    private func check(_ part: ProjectPart, against handled: Set<String>?) -> [Finding] {
        guard part.plist != nil, !part.hasOpenIntents else { return [] }
        let listed = part.supportedIntents
        if listed.isEmpty {
            return [
                finding(
                    at: part.supportedIntentsPlace, "\(part.name) lists no intent, so it is never shown",
                    remedy: "add the intents it draws to IntentsSupported")
            ]
        }
        guard let handled else { return [] }
        return listed.filter { !handled.contains($0.text) }.map { entry in
            finding(
                at: entry.place, "\(part.name) draws \(entry.text), which no other part of the app lists as supported",
                remedy: "add \(entry.text) to IntentsSupported of the intents extension, or remove it here")
        }
    }
}
