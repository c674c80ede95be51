// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds lists, tasks and notes.
final class SearchForNotebookItemsHandler: NSObject, INSearchForNotebookItemsIntentHandling {
    private let notebook: Notebook

    init(notebook: Notebook) {
        self.notebook = notebook
    }

    func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult {
        intent.title.map { .success(with: $0) } ?? .notRequired()
    }

    func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult {
        guard intent.itemType == .unknown else { return .success(with: intent.itemType) }
        // Anyone who names something is shown all of that name.
        return intent.title == nil && intent.content == nil
            ? .disambiguation(with: [.taskList, .task, .note]) : .notRequired()
    }

    func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse {
        guard let content = logged({ try notebook.content() }) else {
            return INSearchForNotebookItemsIntentResponse(code: .failure, userActivity: nil)
        }
        let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
        if wants(.taskList, intent) { response.taskLists = lists(of: content, for: intent).map(\.taskList) }
        if wants(.task, intent) { response.tasks = tasks(of: content, for: intent).map(\.task) }
        if wants(.note, intent) { response.notes = notes(of: content, for: intent).map(\.note) }
        response.sortType = .asIs
        return response
    }

    private func wants(_ type: INNotebookItemType, _ intent: INSearchForNotebookItemsIntent) -> Bool {
        intent.itemType == .unknown || intent.itemType == type
    }

    private func lists(
        of content: Notebook.Content, for intent: INSearchForNotebookItemsIntent
    ) -> [TaskListEntry] {
        intent.title.map { content.lists.named($0.spokenPhrase) } ?? content.lists
    }

    private func tasks(of content: Notebook.Content, for intent: INSearchForNotebookItemsIntent) -> [TaskEntry] {
        let named = intent.title.map { content.tasks.named($0.spokenPhrase) } ?? content.tasks
        return named.filter { task in
            (intent.status == .unknown || (intent.status == .completed) == task.isDone)
                && (intent.taskPriority == .unknown || (intent.taskPriority == .flagged) == task.isFlagged)
        }
    }

    private func notes(of content: Notebook.Content, for intent: INSearchForNotebookItemsIntent) -> [NoteEntry] {
        let named = intent.title.map { content.notes.named($0.spokenPhrase) } ?? content.notes
        guard let words = intent.content, !words.isEmpty else { return named }
        return named.filter { note in
            note.paragraphs.contains { $0.range(of: words, options: .caseInsensitive) != nil }
        }
    }
}
