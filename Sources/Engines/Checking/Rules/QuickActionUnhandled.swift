// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds quick actions that an app declares and never looks at.
struct QuickActionUnhandled: Rule {
    let about = RuleDescription(
        "quick-action-unhandled", .warning, "a quick action is declared or made but never handled",
        explanation: "The app recognizes an action by its type. If no source compares the type, the app opens and "
            + "does nothing else.",
        remedy: "Compare the type of the shortcut item with it, or remove the action.")

    func findings(in project: CheckedProject) -> [Finding] {
        guard project.knowsAllSources, !project.sources.contains(where: Self.looksElsewhere) else { return [] }
        return project.parts.flatMap { unhandled(in: $0, of: project) } + neverCompared(in: project)
    }

    /// Those of an `Info.plist`.
    private func unhandled(in part: ProjectPart, of project: CheckedProject) -> [Finding] {
        QuickActionEntries(of: part).items.compactMap { item in
            guard let type = item.type, case .nowhere = mentions(of: type, in: project) else { return nil }
            return finding(
                at: item.typePlace, "no source mentions the quick action \(type)",
                remedy: "handle it where the app receives shortcut items, or remove it")
        }
    }

    /// Those that code makes, where the app tells types apart at all.
    private func neverCompared(in project: CheckedProject) -> [Finding] {
        guard project.sources.contains(where: Self.tellsTypesApart) else { return [] }
        var seen: Set<String> = []
        return DynamicQuickAction.all(in: project).compactMap { item in
            guard case .madeOnly = mentions(of: item.type, in: project), seen.insert(item.type).inserted else {
                return nil
            }
            return finding(
                at: item.place, "the quick action \(item.type) is made but never handled",
                remedy: "compare it with the type of the shortcut items that the app receives")
        }
    }

    private func mentions(of type: String, in project: CheckedProject) -> Mentions {
        Mentions(
            of: type, in: project, made: DynamicQuickAction.classes[0], DynamicQuickAction.classes[1], label: "type")
    }

    /// An app may also know an action by its title, or by what it carries.
    private static func looksElsewhere(_ source: SwiftSource) -> Bool {
        source.words.contains("UIApplicationShortcutItem")
            && ["localizedTitle", "localizedSubtitle", "userInfo"].flatMap(source.positions(of:)).contains {
                source.isMark($0 - 1, ".")
            }
    }

    private static func tellsTypesApart(_ source: SwiftSource) -> Bool {
        source.words.contains("UIApplicationShortcutItem")
            && source.positions(of: "type").contains { source.isMark($0 - 1, ".") }
    }
}
