// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import ShortcutDocument
import Shortcuts

/// What a shortcut does, as lines for a person at a terminal.
struct ShortcutListingText {
    let lines: [String]
    /// How many of its actions are not known here.
    let unknownCount: Int

    init(_ document: ShortcutDocument, stream: TextStream) {
        let listing = ShortcutListing(document, actions: .standard).lines
        let width = String(listing.count).count
        lines = listing.map { Self.text(of: $0, width: width, on: stream) }
        unknownCount = listing.count { !$0.isKnown }
    }

    /// `12    Set Variable  Variable Name: Total`.
    private static func text(of line: ShortcutListing.Line, width: Int, on stream: TextStream) -> String {
        let number = String(line.number)
        let indent =
            String(repeating: " ", count: width - number.count) + number + "  "
            + String(repeating: "  ", count: line.depth)
        let title = stream.styled(line.title.printable, line.isKnown ? .bold : .red)
        let parameters = line.parameters.map { "\($0.name): \(shown($0.value))" }.joined(separator: "; ")
        return indent + title + (parameters.isEmpty ? "" : "  " + parameters)
    }

    /// A value in one line, a long one by its beginning.
    private static func shown(_ value: String) -> String {
        let line = value.split(whereSeparator: \.isNewline).joined(separator: " ↵ ").printable
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    private static let longest = 80
}
