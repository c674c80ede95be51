// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds quick actions of the same type, which an app can't distinguish.
struct QuickActionDuplicate: Rule {
    let about = RuleDescription(
        "quick-action-duplicate", .warning, "two quick actions have the same type",
        explanation: "The app recognizes an action by its type. Two actions with the same type do the same, unless "
            + "their user info differs.",
        remedy: "Give each action its own type.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.flatMap { part -> [Finding] in
            var seen: Set<String> = []
            return QuickActionEntries(of: part).items.compactMap { item in
                guard let type = item.type, !seen.insert(type).inserted else { return nil }
                return finding(
                    at: item.typePlace, "another quick action of \(part.name) also has the type \(type)",
                    remedy: "give this one its own type")
            }
        }
    }
}
