// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A pattern with `*` for any characters and `?` for one; a backslash has the next one stand for itself.
struct Wildcards {
    private enum Piece: Equatable {
        case character(Character)
        case one
        case many
    }

    private let pieces: [Piece]

    init(_ pattern: String) {
        var pieces: [Piece] = []
        var isEscaped = false
        for character in pattern {
            switch character {
            case _ where isEscaped:
                pieces.append(.character(character))
                isEscaped = false
            case "\\": isEscaped = true
            case "?": pieces.append(.one)
            // One after another says no more, and costs time.
            case "*": if pieces.last != .many { pieces.append(.many) }
            default: pieces.append(.character(character))
            }
        }
        self.pieces = pieces
    }

    /// Whether the pattern is of the whole text, in time that grows with both lengths.
    func match(_ text: String) -> Bool {
        let text = Array(text)
        var (place, piece) = (0, 0)
        var retry: (place: Int, piece: Int)?
        while place < text.count {
            if piece < pieces.count, pieces[piece] == .many {
                piece += 1
                retry = (place, piece)
            } else if piece < pieces.count, pieces[piece] == .one || pieces[piece] == .character(text[place]) {
                place += 1
                piece += 1
            } else if let last = retry {
                // The last `*` takes one character more.
                (place, piece) = (last.place + 1, last.piece)
                retry = (place, piece)
            } else {
                return false
            }
        }
        return pieces[piece...].allSatisfy { $0 == .many }
    }
}
