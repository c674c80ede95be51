// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds quick actions that an app declares and never looks at.
struct QuickActionUnhandled: Rule {
    let about = RuleDescription(
        "quick-action-unhandled", .warning, "a quick action is declared but never handled",
        explanation: "A chosen action reaches the app by its type. Where no source holds the type, the app opens and "
            + "does nothing more.",
        mend: "Compare the type of the shortcut item with it, or remove the action.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllSources else { return [] }
        return project.parts.flatMap { part in
            ShortcutItems(of: part).items.compactMap { item in
                guard let type = item.type,
                    case .nowhere = Mentions(of: type, in: project, made: "UIApplicationShortcutItem", "type")
                else { return nil }
                return finding(
                    at: item.typePlace, "no source mentions the quick action \(type)",
                    mend: "handle it where the app is told of a shortcut item, or remove it")
            }
        }
    }
}
