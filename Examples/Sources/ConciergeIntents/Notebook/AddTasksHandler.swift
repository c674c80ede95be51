// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Puts things on a list; a list that does not exist yet is made, if the person agrees.
final class AddTasksHandler: NSObject, INAddTasksIntentHandling {
    private let notebook: Notebook

    init(notebook: Notebook) {
        self.notebook = notebook
    }

    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult {
        guard let content = logged({ try notebook.content() }) else { return .unsupported() }
        guard let wanted = intent.targetTaskList else { return .success(with: content.lists[0].taskList) }
        let lists = content.lists(meantBy: wanted)
        switch lists.count {
        case 0: return .confirmationRequired(with: wanted, forReason: .listShouldBeCreated)
        case 1: return .success(with: lists[0].taskList)
        default: return .disambiguation(with: lists.map(\.taskList))
        }
    }

    func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
        guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
        return titles.map { $0.spokenPhrase.isEmpty ? .needsValue() : .success(with: $0) }
    }

    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent
    ) async -> INAddTasksTemporalEventTriggerResolutionResult {
        guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
        return trigger.isInPast ? .unsupported(forReason: .timeInPast) : .success(with: trigger)
    }

    func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult {
        .success(with: intent.priority == .flagged ? .flagged : .notFlagged)
    }

    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        let tasks = (intent.taskTitles ?? []).map { title in
            TaskEntry(
                name: title.spokenPhrase, isFlagged: intent.priority == .flagged,
                due: intent.temporalEventTrigger?.dateComponentsRange.startDateComponents)
        }
        guard !tasks.isEmpty, let list = logged({ try add(tasks, to: intent.targetTaskList) }) ?? nil else {
            return INAddTasksIntentResponse(code: .failure, userActivity: nil)
        }
        let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
        response.modifiedTaskList = list.taskList
        response.addedTasks = tasks.map(\.task)
        return response
    }

    private func add(_ tasks: [TaskEntry], to wanted: INTaskList?) throws -> TaskListEntry? {
        let content = try notebook.content()
        guard let wanted else { return try notebook.add(tasks, to: content.lists[0].id) }
        if let list = content.lists(meantBy: wanted).first { return try notebook.add(tasks, to: list.id) }
        let list = TaskListEntry(name: wanted.title.spokenPhrase, tasks: tasks)
        try notebook.add(list)
        return list
    }
}
