// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds intents of Apple's own that are listed and that Beckon does not have.
struct FrameworkIntentAbsent: Rule {
    let about = RuleDescription(
        "framework-intent-absent", .warning, "a listed Apple intent does not exist here",
        explanation: "Beckon has the custom intents of your definitions and most of Apple's own, such as "
            + "INSendMessageIntent. An extension never receives an intent that Beckon lacks.",
        remedy: "Nothing on iOS. To support it here, declare a custom intent.")

    func findings(in project: CheckedProject) -> [Finding] {
        let own = project.customIntents
        let present = InterfaceNames.current.present
        return project.parts.flatMap { part in
            part.supportedIntents.filter { entry in
                own[entry.text] == nil && !present.contains(entry.text) && entry.text.hasSuffix("Intent")
                    && isFramework(entry.text)
            }.map { entry in
                finding(
                    at: entry.place, "\(part.name) lists \(entry.text), an Apple intent that does not exist here",
                    remedy: "do without it here, or declare a custom intent")
            }
        }
    }

    /// `IN` and a capital, as no word in capitals begins but one of Apple's.
    private func isFramework(_ name: String) -> Bool {
        name.hasPrefix("IN") && name.dropFirst(2).prefix(2).contains { $0.isLowercase }
    }
}
