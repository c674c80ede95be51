// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// Lists with what is on them, then notes. A tap ticks off what is done.
final class NotebookScreen: RowScreen {
    private let notebook = Notebook()

    init() {
        super.init(title: Department.notebook.title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var content: Notebook.Content? { logged { try notebook.content() } }

    override var nothing: (symbol: String, text: String)? {
        ("checklist", NSLocalizedString("Nothing is written here yet.", comment: "state"))
    }

    override var sections: [RowSection] {
        guard let content else { return [] }
        let lists = content.lists.map { list in
            RowSection(title: list.title, rows: list.tasks.map(row))
        }
        let notes = content.notes.map { note in
            Row(
                title: note.title, detail: note.paragraphs.joined(separator: "\n"),
                image: SymbolTile.image("note.text", Department.notebook.color))
        }
        return lists + [RowSection(title: NSLocalizedString("Notes", comment: "heading"), rows: notes)]
    }

    private func row(of task: TaskEntry) -> Row {
        let color = task.isDone ? UIColor.systemGreen : .systemGray
        let circle = UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        return Row(
            title: task.title, value: task.isFlagged ? "⚑" : nil,
            image: circle?.withTintColor(color, renderingMode: .alwaysOriginal),
            perform: { [notebook] in
                _ = logged { try notebook.change(task.id, isDone: !task.isDone, isFlagged: nil, due: nil) }
            })
    }

    override var lines: [String] {
        guard let content else { return [NSLocalizedString("The notebook cannot be read.", comment: "state")] }
        let lists = content.lists.flatMap { list in [list.title] + list.tasks.map { "\(mark(of: $0)) \($0.title)" } }
        return lists + content.notes.map { "\($0.title)  \($0.paragraphs.joined(separator: " "))" }
    }

    private func mark(of task: TaskEntry) -> String {
        (task.isDone ? "☑" : "☐") + (task.isFlagged ? " ⚑" : "")
    }
}
