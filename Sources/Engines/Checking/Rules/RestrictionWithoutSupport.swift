// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds intents that are restricted by an extension that does not handle them.
struct RestrictionWithoutSupport: Rule {
    let about = RuleDescription(
        "restriction-without-support", .error, "an intent is restricted while locked but not supported",
        explanation: "IntentsRestrictedWhileLocked must be a subset of IntentsSupported. A name that is only in the "
            + "first restricts nothing. It is usually misspelled, and the intent runs while locked.",
        remedy: "Use the name from IntentsSupported, or remove it.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.filter { $0.kind != .app && !$0.hasOpenIntents }.flatMap { part -> [Finding] in
            let supported = Set(part.supportedIntents.map(\.text))
            let keys = ["IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable"]
            let restricted = keys.flatMap { part.plist?.texts("NSExtension", "NSExtensionAttributes", $0) ?? [] }
            return restricted.filter { !supported.contains($0.text) }.map { entry in
                finding(
                    at: entry.place, "\(entry.text) is restricted while locked, but \(part.name) does not support it",
                    remedy: "add it to IntentsSupported, or remove it here")
            }
        }
    }
}
