// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// Lists with what is on them, then notes.
final class NotebookScreen: TextScreen {
    init() {
        super.init(title: Department.notebook.title)
    }

    override var lines: [String] {
        guard let content = logged({ try Notebook().content() }) else {
            return [NSLocalizedString("The notebook cannot be read.", comment: "state")]
        }
        let lists = content.lists.flatMap { list in [list.title] + list.tasks.map { "\(mark(of: $0)) \($0.title)" } }
        return lists + content.notes.map { "\($0.title)  \($0.paragraphs.joined(separator: " "))" }
    }

    private func mark(of task: TaskEntry) -> String {
        (task.isDone ? "☑" : "☐") + (task.isFlagged ? " ⚑" : "")
    }
}
