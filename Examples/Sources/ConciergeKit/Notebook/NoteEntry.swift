// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Something written down.
public struct NoteEntry: Codable, Identifiable, Named, Sendable {
    /// Its own in the notebook.
    public let id: String
    /// As the person called it.
    public let name: String
    /// One after the other, as they were added.
    public internal(set) var paragraphs: [String]

    /// As a person reads it.
    public var title: String { name }

    /// A new note.
    public init(name: String, text: String) {
        id = UUID().uuidString
        self.name = name
        paragraphs = [text]
    }

    /// As the system knows notes.
    public var note: INNote {
        INNote(
            title: INSpeakableString(spokenPhrase: name), contents: paragraphs.map(INTextNoteContent.init(text:)),
            groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: id)
    }
}
