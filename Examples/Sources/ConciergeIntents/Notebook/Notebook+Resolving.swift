// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

extension Notebook.Content {
    /// The lists that are meant; one that comes from the app means itself.
    func lists(meantBy list: INTaskList) -> [TaskListEntry] {
        let known = lists.filter { $0.id == list.identifier }
        return known.isEmpty ? lists.named(list.title.spokenPhrase) : known
    }

    /// The tasks that are meant; one that comes from the app means itself.
    func tasks(meantBy task: INTask) -> [TaskEntry] {
        let known = tasks.filter { $0.id == task.identifier }
        return known.isEmpty ? tasks.named(task.title.spokenPhrase) : known
    }

    /// The notes that are meant; one that comes from the app means itself.
    func notes(meantBy note: INNote) -> [NoteEntry] {
        let known = notes.filter { $0.id == note.identifier }
        return known.isEmpty ? notes.named(note.title.spokenPhrase) : known
    }
}

extension INTemporalEventTrigger {
    /// Whether its time has gone by, and does not come again.
    var isInPast: Bool {
        guard dateComponentsRange.recurrenceRule == nil, let start = dateComponentsRange.startDateComponents,
            let date = Calendar.current.date(from: start)
        else { return false }
        // A day without an hour lasts until its end.
        return start.hour == nil ? date < Calendar.current.startOfDay(for: Date()) : date < Date()
    }
}

extension INNoteContent {
    /// What is written in it; nil for a picture, or nothing.
    var writtenText: String? {
        guard let text = (self as? INTextNoteContent)?.text, !text.isEmpty else { return nil }
        return text
    }
}

extension INNoteContent {
    /// Whether it can be written down.
    static func resolve(_ content: INNoteContent?) -> INNoteContentResolutionResult {
        guard let content else { return .needsValue() }
        if content is INTextNoteContent, content.writtenText == nil { return .needsValue() }
        // Pictures are not kept.
        return content.writtenText == nil ? .unsupported() : .success(with: content)
    }
}
