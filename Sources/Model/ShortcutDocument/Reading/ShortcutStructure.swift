// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Whether the blocks of a shortcut are whole, and what it refers to is there.
enum ShortcutStructure {
    static func problems(of document: ShortcutDocument) -> [ShortcutProblem] {
        blocks(of: document.actions) + references(of: document.actions)
    }

    /// Marks that begin nothing, end nothing, or cross another block.
    private static func blocks(of actions: [ShortcutAction]) -> [ShortcutProblem] {
        var open: [(group: String, number: Int)] = []
        var problems: [ShortcutProblem] = []
        for (number, action) in zip(1..., actions) {
            guard let block = action.block else { continue }
            if block.mark == .begin {
                open.append((block.group, number))
                continue
            }
            let place = open.lastIndex { $0.group == block.group }
            if let place, place == open.count - 1 {
                if block.mark == .end { open.removeLast() }
                continue
            }
            let message: Sentence =
                place == nil
                ? "action \(number) belongs to a block that never begins"
                : "action \(number) belongs to an outer block"
            problems.append(
                ShortcutProblem(
                    action: number, at: action.location, message,
                    remedy: "close inner blocks before outer ones"))
            if let place, block.mark == .end { open.removeSubrange(place...) }
        }
        return problems
            + open.map {
                ShortcutProblem(
                    action: $0.number, at: actions[$0.number - 1].location,
                    "the block that action \($0.number) begins is never ended", remedy: "end it, or remove it")
            }
    }

    /// Variables that name the output of an action that does not exist.
    private static func references(of actions: [ShortcutAction]) -> [ShortcutProblem] {
        let known = Set(actions.compactMap(\.uuid))
        return zip(1..., actions).compactMap { number, action in
            var missing: [String] = []
            for entry in action.parameters.entries { collect(entry.value.content, unknownTo: known, into: &missing) }
            guard let first = missing.first else { return nil }
            return ShortcutProblem(
                action: number, at: action.location,
                "action \(number) uses the output of a missing action: \(first)",
                remedy: "choose another variable; it is empty until then")
        }
    }

    private static func collect(
        _ content: PropertyListNode.Content, unknownTo known: Set<String>, into missing: inout [String]
    ) {
        switch content {
        case .array(let elements):
            for element in elements { collect(element.content, unknownTo: known, into: &missing) }
        case .dictionary(let entries):
            for entry in entries {
                if entry.key == "OutputUUID", let uuid = entry.value.content.string, !known.contains(uuid) {
                    missing.append(uuid)
                } else {
                    collect(entry.value.content, unknownTo: known, into: &missing)
                }
            }
        default: break
        }
    }
}
