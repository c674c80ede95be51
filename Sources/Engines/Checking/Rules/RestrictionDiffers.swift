// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// Finds intents that their definition restricts while locked and their extension does not.
struct RestrictionDiffers: Rule {
    let about = RuleDescription(
        "restriction-differs", .warning, "definition and extension differ about a locked device",
        explanation: "The definition says that the intent needs an unlocked device, and the extension's "
            + "IntentsRestrictedWhileLocked, which older systems go by, does not list it.",
        mend: "Add the intent to IntentsRestrictedWhileLocked, or lift the restriction in the definition.")

    func findings(in project: CheckedProject) -> [Finding] {
        let intents = project.customIntents
        return project.parts.filter { $0.kind == .intentsExtension }.flatMap { part -> [Finding] in
            let keys = ["NSExtension", "NSExtensionAttributes", "IntentsRestrictedWhileLocked"]
            guard let plist = part.plist, !plist.isOpen(keys[0], keys[1], keys[2]) else { return [] }
            let restricted = Set(plist.texts(keys[0], keys[1], keys[2]).map(\.text))
            return part.supportedIntents.compactMap { entry in
                guard let (_, intent) = intents[entry.text], intent.restriction != .none,
                    !restricted.contains(entry.text)
                else { return nil }
                return finding(
                    at: plist.place(keys), "the definition restricts \(entry.text) while locked, \(part.name) does not",
                    mend: "add \(entry.text) to IntentsRestrictedWhileLocked")
            }
        }
    }
}
