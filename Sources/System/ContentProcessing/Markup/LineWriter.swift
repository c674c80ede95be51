// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts a text together as a page shows it: white space counts once, and blocks stand on lines of their own.
struct LineWriter {
    private var written = ""
    /// Line ends that stand before whatever comes next.
    private var pendingBreaks = 0
    private var hasPendingSpace = false

    /// Without white space at its ends.
    var text: String { written.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// - Parameter isGap: Whether it only stands between others, and goes where nothing follows.
    mutating func write(_ text: String, isGap: Bool = false) {
        if isGap {
            if !written.hasSuffix("\n"), !written.isEmpty, pendingBreaks == 0 { hasPendingSpace = true }
            return
        }
        for character in text {
            guard !character.isWhitespace || character == "\u{A0}" else {
                hasPendingSpace = true
                continue
            }
            settle()
            written.append(character == "\u{A0}" ? " " : character)
        }
    }

    mutating func writeAsIs(_ text: String) {
        guard !text.isEmpty else { return }
        hasPendingSpace = false
        settle()
        written += text
    }

    mutating func breakLine() {
        pendingBreaks = min(pendingBreaks + 1, 2)
        hasPendingSpace = false
    }

    /// What comes next stands on a line of its own.
    ///
    /// - Parameter isApart: With an empty line before it.
    mutating func begin(isApart: Bool) {
        pendingBreaks = max(pendingBreaks, isApart ? 2 : 1)
        hasPendingSpace = false
    }

    private mutating func settle() {
        if pendingBreaks > 0 {
            if !written.isEmpty { written += String(repeating: "\n", count: pendingBreaks) }
            pendingBreaks = 0
        } else if hasPendingSpace, !written.isEmpty, written.last?.isWhitespace != true {
            written.append(" ")
        }
        hasPendingSpace = false
    }
}
