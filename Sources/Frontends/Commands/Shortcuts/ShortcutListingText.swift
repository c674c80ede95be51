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
    /// What of its actions' parameters nothing reads; nil if all is read.
    let unreadNote: Sentence?

    /// - Parameters:
    ///   - words: What the installed apps call their intents.
    ///   - language: A BCP 47 tag.
    init(_ document: ShortcutDocument, words: StepWords, language: String, stream: TextStream) {
        let listing = ShortcutListing(document, actions: .standard, words: words.words).lines
        let width = String(listing.count).count
        lines = listing.map { Self.text(of: $0, in: language, width: width, on: stream) }
        unknownCount = listing.count { !$0.isKnown }
        let unread = listing.flatMap { line in
            line.unread.map { "‘\($0.printable)’ of action \(line.number)" as Sentence }
        }
        let more: [Sentence] = unread.count > Self.mostUnread ? ["…"] : []
        unreadNote =
            unread.isEmpty
            ? nil : "Not used here: \((unread.prefix(Self.mostUnread) + more).joined(by: ", "))."
    }

    /// `12    Set the variable Total to the Calculation Result above`, with what stands in slots in bold.
    private static func text(
        of line: ShortcutListing.Line, in language: String, width: Int, on stream: TextStream
    ) -> String {
        let number = String(line.number)
        let indent =
            String(repeating: " ", count: width - number.count) + number + "  "
            + String(repeating: "  ", count: line.depth)
        let sentence = line.sentence.pieces { $0.text(in: language) }.map { piece in
            switch piece {
            case .words(let text): line.isKnown ? text.printable : stream.styled(text.printable, .red)
            case .value(let text): stream.styled(shown(text), .bold)
            }
        }.joined()
        let details = line.details.map { detail -> Sentence in
            "\(detail.name): \(shown(detail.value.text(in: language)))"
        }
        guard !details.isEmpty else { return indent + sentence }
        return indent + sentence + " (" + details.joined(by: "; ").text(in: language) + ")"
    }

    /// A value in one line, a long one by its beginning.
    private static func shown(_ value: String) -> String {
        let line = value.split(whereSeparator: \.isNewline).joined(separator: " ↵ ").printable
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    private static let longest = 80
    private static let mostUnread = 5
}
