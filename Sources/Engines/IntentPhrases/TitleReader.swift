// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// Reads a title with values, such as `Order ${quantity} ${kind}`.
struct TitleReader {
    private let parameters: Set<String>
    private let open: Set<String>

    init(_ wording: IntentWording) {
        parameters = Set(wording.parameters.map(\.name))
        // What is everybody's takes no names that nobody knows in a title: its templates do.
        open = wording.isToTheLetter ? [] : Set(wording.parameters.filter(\.isOpen).map(\.name))
    }

    /// The title as a template; nil where it has a value that can't be said, or nothing but values.
    ///
    /// - Parameter list: The name of a parameter's list.
    func template(_ title: String, list: (String) -> String) -> PhraseTemplate? {
        var parts: [PhraseTemplate] = []
        var hasWords = false
        for piece in Self.pieces(of: title) {
            switch piece {
            case .words(let words):
                parts.append(.text(words))
                if !FoldedText(words).tokens.isEmpty { hasWords = true }
            case .value(let name):
                guard parameters.contains(name) else { return nil }
                let known: PhraseTemplate = .slot(list: list(name), name: name)
                let other: PhraseTemplate = .slot(list: LanguageGrammar.unknownName, name: name)
                parts.append(open.contains(name) ? .alternatives([known, other]) : known)
            }
        }
        return hasWords ? .sequence(parts) : nil
    }

    enum Piece: Hashable {
        case words(String)
        case value(String)
    }

    static func pieces(of title: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = title[...]
        while let opening = rest.range(of: "${"), let closing = rest[opening.upperBound...].firstIndex(of: "}") {
            if opening.lowerBound > rest.startIndex { pieces.append(.words(String(rest[..<opening.lowerBound]))) }
            pieces.append(.value(String(rest[opening.upperBound..<closing])))
            rest = rest[rest.index(after: closing)...]
        }
        if !rest.isEmpty { pieces.append(.words(String(rest))) }
        return pieces
    }
}
