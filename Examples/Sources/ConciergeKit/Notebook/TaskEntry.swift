// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Something to get or to do.
public struct TaskEntry: Codable, Identifiable, Named, Sendable {
    /// Its own in the notebook.
    public let id: String
    /// As the person said it.
    public let name: String
    /// Whether it is done.
    public internal(set) var isDone = false
    /// Whether it matters more than others.
    public internal(set) var isFlagged = false
    /// When it is due; nil for any time.
    public internal(set) var due: DateComponents?

    /// As a person reads it.
    public var title: String { name }

    /// A new one.
    public init(name: String, isFlagged: Bool = false, due: DateComponents? = nil) {
        id = UUID().uuidString
        self.name = name
        self.isFlagged = isFlagged
        self.due = due
    }

    /// As the system knows tasks.
    public var task: INTask {
        INTask(
            title: INSpeakableString(spokenPhrase: name), status: isDone ? .completed : .notCompleted,
            taskType: .completable, spatialEventTrigger: nil,
            temporalEventTrigger: due.map {
                INTemporalEventTrigger(dateComponentsRange: INDateComponentsRange(start: $0, end: nil))
            },
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: id,
            priority: isFlagged ? .flagged : .notFlagged)
    }
}
