// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Writes a note. One without a title is called by its first words.
final class CreateNoteHandler: NSObject, INCreateNoteIntentHandling {
    private static let longestTitle = 24

    private let notebook: Notebook

    init(notebook: Notebook) {
        self.notebook = notebook
    }

    func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
        guard let title = intent.title, !title.spokenPhrase.isEmpty else { return .notRequired() }
        return .success(with: title)
    }

    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        INNoteContent.resolve(intent.content)
    }

    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        guard let text = intent.content?.writtenText else {
            return INCreateNoteIntentResponse(code: .failure, userActivity: nil)
        }
        let note = NoteEntry(name: intent.title?.spokenPhrase ?? String(text.prefix(Self.longestTitle)), text: text)
        guard logged({ try notebook.add(note) }) != nil else {
            return INCreateNoteIntentResponse(code: .failure, userActivity: nil)
        }
        let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
        response.createdNote = note.note
        return response
    }
}
