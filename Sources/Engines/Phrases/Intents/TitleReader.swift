// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a title with values, such as `Order ${quantity} ${kind}`.
struct TitleReader {
    private let parameters: Set<String>
    private let open: Set<String>
    private let optional: Set<String>
    private let texts: Set<String>
    private let language: String
    private let words: LanguageWords

    init(_ wording: IntentWording) {
        parameters = Set(wording.parameters.map(\.name))
        // What is everybody's takes no names that nobody knows in a title: its templates do.
        open = wording.isToTheLetter ? [] : Set(wording.parameters.filter(\.isOpen).map(\.name))
        optional = wording.isToTheLetter ? [] : Set(wording.parameters.filter(\.isOptional).map(\.name))
        texts = Set(
            wording.parameters.filter { $0.values == .freeText && (wording.isToTheLetter || !$0.isOpen) }.map(\.name))
        language = wording.language
        words = LanguageWords.of(wording.language)
    }

    /// The title as a template; nil if it has a value that can't be said, or nothing but values.
    ///
    /// A value at its end that nobody has to say may be left out, with the words that join it to what is before.
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
                if texts.contains(name) {
                    parts.append(.alternatives([known] + introduced(name)))
                } else {
                    parts.append(open.contains(name) ? .alternatives([known, other]) : known)
                }
            }
        }
        guard hasWords else { return nil }
        let end = endOfWhatIsSaid(in: Self.pieces(of: title))
        guard end < parts.count else { return .sequence(parts) }
        return .sequence(parts[..<end] + [.optional(.sequence(Array(parts[end...])))])
    }

    /// A text behind a conjunction that is not part of it.
    private func introduced(_ name: String) -> [PhraseTemplate] {
        let gap = words.isUnspaced ? "" : " "
        func text(in list: String, after introducing: [String]) -> [PhraseTemplate] {
            guard !introducing.isEmpty else { return [] }
            let before: PhraseTemplate = .alternatives(introducing.map { .text($0 + gap) })
            return [.sequence([before, .slot(list: list, name: name)])]
        }
        return text(in: LanguageGrammar.freeText, after: words.introducing)
            + text(in: LanguageGrammar.clause(in: language), after: words.introducingClauses)
    }

    /// How many of the pieces have to be said: all, or those up to the last value but one.
    private func endOfWhatIsSaid(in pieces: [Piece]) -> Int {
        guard pieces.count > 3, case .value(let name) = pieces[pieces.count - 1], optional.contains(name),
            case .words(let between) = pieces[pieces.count - 2], case .value = pieces[pieces.count - 3]
        else { return pieces.count }
        let joining = Set(words.joining)
        let isJoining = FoldedText(between).tokens.allSatisfy { joining.contains($0.text) }
        return isJoining ? pieces.count - 2 : pieces.count
    }

    enum Piece: Hashable {
        case words(String)
        case value(String)

        var isValue: Bool { if case .value = self { true } else { false } }
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
