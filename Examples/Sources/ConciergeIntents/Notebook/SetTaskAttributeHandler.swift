// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Ticks things off, flags them, or gives them another time.
final class SetTaskAttributeHandler: NSObject, INSetTaskAttributeIntentHandling {
    private let notebook: Notebook

    init(notebook: Notebook) {
        self.notebook = notebook
    }

    func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskResolutionResult) -> Void
    ) {
        guard let wanted = intent.targetTask else {
            completion(.needsValue())
            return
        }
        let tasks = logged { try notebook.content().tasks(meantBy: wanted) } ?? []
        switch tasks.count {
        case 0: completion(.unsupported())
        case 1: completion(.success(with: tasks[0].task))
        default: completion(.disambiguation(with: tasks.map(\.task)))
        }
    }

    func resolveStatus(
        for intent: INSetTaskAttributeIntent, with completion: @escaping (INTaskStatusResolutionResult) -> Void
    ) {
        if intent.status != .unknown {
            completion(.success(with: intent.status))
        } else if intent.priority != .unknown || intent.temporalEventTrigger != nil {
            completion(.notRequired())
        } else {
            completion(.needsValue())
        }
    }

    func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void
    ) {
        guard let trigger = intent.temporalEventTrigger else {
            completion(.notRequired())
            return
        }
        completion(trigger.isInPast ? .unsupported(forReason: .timeInPast) : .success(with: trigger))
    }

    func handle(intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void) {
        let due = intent.temporalEventTrigger?.dateComponentsRange.startDateComponents
        let task = logged {
            try intent.targetTask?.identifier.flatMap { identifier in
                try notebook.change(
                    identifier, isDone: intent.status == .unknown ? nil : intent.status == .completed,
                    isFlagged: intent.priority == .unknown ? nil : intent.priority == .flagged, due: due)
            }
        }
        guard let task = task ?? nil else {
            completion(INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil))
            return
        }
        let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
        response.modifiedTask = task.task
        completion(response)
    }
}
