// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Adds to a note that there is.
final class AppendToNoteHandler: NSObject, INAppendToNoteIntentHandling {
    private let notebook: Notebook

    init(notebook: Notebook) {
        self.notebook = notebook
    }

    func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult {
        guard let wanted = intent.targetNote else { return .needsValue() }
        let notes = logged { try notebook.content().notes(meantBy: wanted) } ?? []
        switch notes.count {
        case 0: return .unsupported()
        case 1: return .success(with: notes[0].note)
        default: return .disambiguation(with: notes.map(\.note))
        }
    }

    func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult {
        INNoteContent.resolve(intent.content)
    }

    func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse {
        guard let text = intent.content?.writtenText, let identifier = intent.targetNote?.identifier,
            let note = logged({ try notebook.append(text, to: identifier) }) ?? nil
        else { return INAppendToNoteIntentResponse(code: .failure, userActivity: nil) }
        let response = INAppendToNoteIntentResponse(code: .success, userActivity: nil)
        response.note = note.note
        return response
    }
}
