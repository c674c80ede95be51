// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds quick actions without a type or a title.
struct QuickActionIncomplete: Rule {
    let about = RuleDescription(
        "quick-action-incomplete", .error, "a quick action lacks its type or its title",
        explanation: "UIApplicationShortcutItemType and UIApplicationShortcutItemTitle are required. An item without "
            + "one of them is not shown.",
        remedy: "Add the key that is missing.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.flatMap { part in
            QuickActionEntries(of: part).items.flatMap { item in
                item.missing.map { key in
                    finding(at: item.place, "a quick action of \(part.name) has no \(key)", remedy: "add \(key)")
                }
            }
        }
    }
}
