// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Begins a list, with things on it where some are named.
final class CreateTaskListHandler: NSObject, INCreateTaskListIntentHandling {
    private let notebook: Notebook

    init(notebook: Notebook) {
        self.notebook = notebook
    }

    func resolveTitle(
        for intent: INCreateTaskListIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        guard let title = intent.title, !title.spokenPhrase.isEmpty else {
            completion(.needsValue())
            return
        }
        let lists = logged { try notebook.content().lists } ?? []
        let isTaken = lists.contains { $0.title.caseInsensitiveCompare(title.spokenPhrase) == .orderedSame }
        completion(isTaken ? .unsupported() : .success(with: title))
    }

    func resolveTaskTitles(
        for intent: INCreateTaskListIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
    ) {
        let titles = intent.taskTitles ?? []
        completion(titles.isEmpty ? [.notRequired()] : titles.map { .success(with: $0) })
    }

    func handle(intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void) {
        let list = intent.title.map { title in
            TaskListEntry(
                name: title.spokenPhrase, tasks: (intent.taskTitles ?? []).map { TaskEntry(name: $0.spokenPhrase) })
        }
        guard let list, logged({ try notebook.add(list) }) != nil else {
            completion(INCreateTaskListIntentResponse(code: .failure, userActivity: nil))
            return
        }
        let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
        response.createdTaskList = list.taskList
        completion(response)
    }
}
