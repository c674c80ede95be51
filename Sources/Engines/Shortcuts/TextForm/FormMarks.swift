// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// What the first lines of actions say: which action each is, and which mark of a block.
struct FormMarks {
    /// A mark of a block.
    struct Mark {
        /// From 1, in the order in which blocks begin.
        var block: Int
        var mark: ShortcutBlock.Mark
    }

    private(set) var identifiers: [String] = []
    /// By the places of actions.
    private(set) var marks: [Int: Mark] = [:]

    /// - Throws: `FormError` for a name that no action has, and for blocks that are not whole.
    init(_ parts: [FormPart], _ words: FormActionWords) throws(FormError) {
        let titles = ActionCatalog.blocks.map { "\($0.title)" }
        var open: [(title: String, block: Int, place: Int)] = []
        var count = 0
        for (place, part) in parts.enumerated() {
            let isPlain = part.isIdentifier || part.isOrdered || part.has(FormLine.Key.group)
            if let last = open.last, !isPlain,
                let mark = [.middle, .end].first(where: { FormLine.name(of: $0, in: last.title) == part.name })
            {
                identifiers.append(words.identifier(last.title) ?? last.title)
                marks[place] = Mark(block: last.block, mark: mark)
                if mark == .end { open.removeLast() }
                continue
            }
            guard let identifier = part.isIdentifier ? part.name : words.identifier(part.name) else {
                throw Self.error(part.name, part.place, words)
            }
            identifiers.append(identifier)
            if !isPlain, titles.contains(part.name) {
                count += 1
                open.append((part.name, count, part.place))
                marks[place] = Mark(block: count, mark: .begin)
            }
        }
        if let last = open.last {
            throw FormError(
                place: last.place, message: "‘\(last.title)’ is never ended",
                remedy: "write ‘End \(last.title)’ below its actions")
        }
    }

    private static func error(_ name: String, _ place: Int, _ words: FormActionWords) -> FormError {
        if let title = ActionCatalog.blocks.map({ "\($0.title)" }).first(where: { title in
            [ShortcutBlock.Mark.middle, .end].contains { FormLine.name(of: $0, in: title) == name }
        }) {
            return FormError(
                place: place, message: "there is no ‘\(title)’ for this ‘\(name)’",
                remedy: "close inner blocks before outer ones")
        }
        guard let title = Spelling.nearest(to: name, in: words.titles, within: 3) else {
            return FormError(
                place: place, message: "no action is called ‘\(name)’", remedy: "see 'beckon shortcut actions'")
        }
        return FormError(
            place: place, message: "no action is called ‘\(name)’", remedy: "did you mean ‘\(title)’?")
    }
}
