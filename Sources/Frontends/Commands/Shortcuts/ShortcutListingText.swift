// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Shortcuts
import SystemTexts

/// What a shortcut does, as lines for a person at a terminal.
struct ShortcutListingText {
    let lines: [String]
    /// How many of its actions are not known here.
    let unknownCount: Int

    /// - Parameters:
    ///   - words: What the installed apps call their intents.
    ///   - language: A BCP 47 tag.
    init(_ document: ShortcutDocument, words: StepWords, language: String, stream: TextStream) {
        let listing = ShortcutListing(document, actions: .standard, words: words.words).lines
        let width = String(listing.count).count
        lines = listing.map { Self.text(of: $0, in: language, width: width, on: stream) }
        unknownCount = listing.count { !$0.isKnown }
    }

    /// `12    Set Variable  Variable Name: Total`.
    private static func text(
        of line: ShortcutListing.Line, in language: String, width: Int, on stream: TextStream
    ) -> String {
        let number = String(line.number)
        let indent =
            String(repeating: " ", count: width - number.count) + number + "  "
            + String(repeating: "  ", count: line.depth)
        let title = stream.styled(line.title.text(in: language).printable, line.isKnown ? .bold : .red)
        let parameters = line.parameters.map { parameter -> Sentence in
            "\(parameter.name): \(shown(parameter.value.text(in: language)))"
        }
        guard !parameters.isEmpty else { return indent + title }
        return indent + title + "  " + parameters.joined(by: "; ").text(in: language)
    }

    /// A value in one line, a long one by its beginning.
    private static func shown(_ value: String) -> String {
        let line = value.split(whereSeparator: \.isNewline).joined(separator: " ↵ ").printable
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    private static let longest = 80
}
