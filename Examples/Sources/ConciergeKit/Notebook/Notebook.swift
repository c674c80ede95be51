// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The person's lists and notes.
public struct Notebook: Sendable {
    /// All that there is at a time.
    public struct Content: Codable, Sendable {
        /// The list for whatever is put on none comes first.
        public internal(set) var lists = [
            TaskListEntry(id: "shopping", name: "Shopping", tasks: []),
            TaskListEntry(id: "repairs", name: "Repairs", tasks: []),
        ]
        /// In the order in which they were written.
        public internal(set) var notes: [NoteEntry] = []

        /// Of all lists.
        public var tasks: [TaskEntry] { lists.flatMap(\.tasks) }
    }

    private static let first = Content()
    private let file = SharedFile("Notebook", first: Self.first)

    /// The notebook of this device.
    public init() {}

    /// All that there is now.
    ///
    /// - Throws: When it cannot be read.
    public func content() throws -> Content {
        try file.read()
    }

    /// Puts tasks on a list.
    ///
    /// - Returns: The list as it is then; nil if there is none of that identifier.
    /// - Throws: When it cannot be read or kept.
    public func add(_ tasks: [TaskEntry], to list: TaskListEntry.ID) throws -> TaskListEntry? {
        try file.change { content in
            guard let place = content.lists.firstIndex(where: { $0.id == list }) else { return nil }
            content.lists[place].tasks += tasks
            return content.lists[place]
        }
    }

    /// Begins a list.
    ///
    /// - Throws: When it cannot be read or kept.
    public func add(_ list: TaskListEntry) throws {
        try file.change { $0.lists.append(list) }
    }

    /// Writes a note.
    ///
    /// - Throws: When it cannot be read or kept.
    public func add(_ note: NoteEntry) throws {
        try file.change { $0.notes.append(note) }
    }

    /// Adds to a note.
    ///
    /// - Returns: The note as it is then; nil if there is none of that identifier.
    /// - Throws: When it cannot be read or kept.
    public func append(_ text: String, to note: NoteEntry.ID) throws -> NoteEntry? {
        try file.change { content in
            guard let place = content.notes.firstIndex(where: { $0.id == note }) else { return nil }
            content.notes[place].paragraphs.append(text)
            return content.notes[place]
        }
    }

    /// Changes a task; what is nil stays.
    ///
    /// - Returns: The task as it is then; nil if there is none of that identifier.
    /// - Throws: When it cannot be read or kept.
    public func change(
        _ task: TaskEntry.ID, isDone: Bool?, isFlagged: Bool?, due: DateComponents?
    ) throws -> TaskEntry? {
        try file.change { content in
            for list in content.lists.indices {
                guard let place = content.lists[list].tasks.firstIndex(where: { $0.id == task }) else { continue }
                var changed = content.lists[list].tasks[place]
                changed.isDone = isDone ?? changed.isDone
                changed.isFlagged = isFlagged ?? changed.isFlagged
                changed.due = due ?? changed.due
                content.lists[list].tasks[place] = changed
                return changed
            }
            return nil
        }
    }
}
