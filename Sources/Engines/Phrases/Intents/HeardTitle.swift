// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The ways to say a title aloud, besides the title to the letter.
///
/// These are few: a recognizer confuses too many sentences when words and values may stand in any order.
struct HeardTitle {
    private let wording: IntentWording
    private let words: LanguageWords
    private let list: (String) -> String
    private let pieces: [TitleReader.Piece]

    /// - Parameter list: The name of a parameter's list.
    init(_ title: String, of wording: IntentWording, _ words: LanguageWords, list: @escaping (String) -> String) {
        self.wording = wording
        self.words = words
        self.list = list
        pieces = TitleReader.pieces(of: title)
    }

    /// The sentences as templates; empty if the title is said in one way only.
    var templates: [PhraseTemplate] {
        let hasValue = pieces.contains(where: \.isValue)
        return (hasValue ? [] : withName) + [hasValue ? withoutNumber : withCount].compactMap(\.self)
    }

    // MARK: Titles without a value

    /// The title with a name somewhere in it, as people say “show the dollar rate” for “Show Rate”.
    private var withName: [PhraseTemplate] {
        let spoken = spoken
        return names.flatMap { name in
            (1..<max(2, spoken.count + 1)).map { place in
                .sequence([
                    .text(spoken.prefix(place).joined(separator: " ") + " "), slot(name),
                    .text(" " + spoken.dropFirst(place).joined(separator: " ")),
                ])
            }
        }
    }

    /// The title's first word with a name and perhaps a number, and then its other words or none, as people order two
    /// margheritas.
    private var withCount: PhraseTemplate? {
        guard let action = spoken.first, !words.isUnspaced, !words.hasActionLast, let name = names.first else {
            return nil
        }
        let number = wording.parameters.first { isNumber($0.name) }
        var parts: [PhraseTemplate] = [.text(action + " ")]
        if let number { parts.append(.optional(.sequence([slot(number), .text(" ")]))) }
        parts.append(slot(name))
        let thing = spoken.dropFirst().joined(separator: " ")
        if !thing.isEmpty {
            let endings = number == nil ? [] : words.plurals
            let plural: [PhraseTemplate] = endings.isEmpty ? [] : [.optional(.alternatives(endings.map { .text($0) }))]
            parts.append(.optional(.sequence([.text(" " + thing)] + plural)))
        }
        return .sequence(parts)
    }

    private var spoken: [String] {
        guard case .words(let words)? = pieces.first else { return [] }
        return words.split(separator: " ").map(String.init)
    }

    private var names: [IntentWording.Parameter] {
        wording.parameters.filter { parameter in
            if case .names = parameter.values { !parameter.isInTitlesAlone } else { false }
        }
    }

    // MARK: Titles with values

    /// The title without its number, whose noun then stands for one, as people log a cup of tea.
    private var withoutNumber: PhraseTemplate? {
        guard !words.isUnspaced, let place = pieces.firstIndex(where: mayBeOne), place + 1 < pieces.count,
            case .words = pieces[place + 1]
        else { return nil }
        var parts: [PhraseTemplate] = []
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words) where index == place + 1: parts.append(singular(words))
            case .words(let words): parts.append(.text(words))
            case .value(let name) where index == place: parts.append(.optional(.slot(list: list(name), name: name)))
            case .value(let name): parts.append(.slot(list: list(name), name: name))
            }
        }
        return .sequence(parts)
    }

    /// Words after a number, the first of which may lose its ending: “cups of” and “cup of”.
    private func singular(_ text: String) -> PhraseTemplate {
        let spoken = text.split(separator: " ").map(String.init)
        guard let noun = spoken.first, let ending = words.plurals.first, noun.count > ending.count + 2,
            noun.hasSuffix(ending)
        else { return .text(text) }
        let others = spoken.dropFirst().joined(separator: " ")
        return .sequence([
            .text(" " + noun.dropLast(ending.count)), .optional(.text(ending)), .text(" " + others + " "),
        ])
    }

    private func mayBeOne(_ piece: TitleReader.Piece) -> Bool {
        guard case .value(let name) = piece, case .numbers(let bounds)? = values(of: name) else { return false }
        return bounds.contains(1)
    }

    // MARK: Parameters

    private func isNumber(_ name: String) -> Bool { if case .numbers = values(of: name) { true } else { false } }

    private func values(of name: String) -> IntentWording.Values? {
        wording.parameters.first { $0.name == name }?.values
    }

    private func slot(_ parameter: IntentWording.Parameter) -> PhraseTemplate {
        .slot(list: list(parameter.name), name: parameter.name)
    }
}
