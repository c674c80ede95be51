// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// A list of things to get or to do.
public struct TaskListEntry: Codable, Identifiable, Named, Sendable {
    /// Its own in the notebook.
    public let id: String
    /// As the person called it.
    public let name: String
    /// In the order in which they were written.
    public internal(set) var tasks: [TaskEntry]

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Notebook", comment: "a list") }

    /// A new list.
    public init(name: String, tasks: [TaskEntry]) {
        self.init(id: UUID().uuidString, name: name, tasks: tasks)
    }

    init(id: String, name: String, tasks: [TaskEntry]) {
        self.id = id
        self.name = name
        self.tasks = tasks
    }

    /// As the system knows lists.
    public var taskList: INTaskList {
        INTaskList(
            title: INSpeakableString(spokenPhrase: title), tasks: tasks.map(\.task), groupName: nil,
            createdDateComponents: nil, modifiedDateComponents: nil, identifier: id)
    }
}
