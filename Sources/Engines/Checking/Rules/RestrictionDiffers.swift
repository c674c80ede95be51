// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Finds intents that their definition restricts while locked and their extension does not.
struct RestrictionDiffers: Rule {
    let about = RuleDescription(
        "restriction-differs", .warning, "definition and extension differ about a locked device",
        explanation: "The definition says that the intent needs an unlocked device, but the extension's "
            + "IntentsRestrictedWhileLocked, which older systems use, does not list it.",
        remedy: "Add the intent to IntentsRestrictedWhileLocked, or lift the restriction in the definition.")

    func findings(in project: CheckedProject) -> [Finding] {
        let intents = project.customIntents
        return project.parts.filter { $0.kind == .intentsExtension }.flatMap { part -> [Finding] in
            guard let plist = part.plist else { return [] }
            return part.supportedIntents.compactMap { entry in
                guard let (_, intent) = intents[entry.text], let key = Self.key(of: intent.restriction) else {
                    return nil
                }
                let keys = ["NSExtension", "NSExtensionAttributes", key]
                guard !plist.isOpen(at: keys), !plist.texts(at: keys).contains(where: { $0.text == entry.text })
                else { return nil }
                return finding(
                    at: plist.place(keys), "the definition restricts \(entry.text) while locked, \(part.name) does not",
                    remedy: "add \(entry.text) to \(key)")
            }
        }
    }

    /// The list that says the same as the definition's restriction.
    private static func key(of restriction: IntentDeclaration.Restriction) -> String? {
        switch restriction {
        case .none: nil
        case .whileLocked: "IntentsRestrictedWhileLocked"
        case .whileProtectedDataUnavailable: "IntentsRestrictedWhileProtectedDataUnavailable"
        }
    }
}
