// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Writes a text in capitals, in small letters, or with capitals where they belong.
struct ChangeCaseAction: ValueAction {
    static let definition = ActionDefinition(
        "text.changecase", "Change Case",
        [
            .text("text"),
            .choice(
                "WFCaseType",
                [
                    "UPPERCASE", "lowercase", "Capitalize Every Word", "Capitalize with Title Case",
                    "Capitalize with sentence case.", "cApItAlIzE wItH aLtErNaTiNg cAsE.",
                ]),
        ])

    private let text: Operand
    private let letterCase: ChosenValue

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("text", "WFInput")
        letterCase = parameters.choice("WFCaseType")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        // A full stop at the end of a choice is not everywhere.
        let name = try letterCase.value(in: context).filter { $0 != "." }
        return Content(context.texts(text).map { ContentItem(.text(LetterCase.text($0, in: name))) })
    }
}

/// The ways to write letters large and small.
private enum LetterCase {
    static func text(_ text: String, in name: String) -> String {
        switch name {
        case "lowercase": text.lowercased()
        case "Capitalize Every Word": words(of: text) { word, _, _ in capitalized(word) }
        case "Capitalize with Title Case":
            words(of: text) { word, place, count in
                let isSmall = smallWords.contains(word.lowercased()) && place > 0 && place < count - 1
                return isSmall ? word.lowercased() : capitalized(word)
            }
        case "Capitalize with sentence case": sentences(text)
        case let name where name.lowercased() == "capitalize with alternating case": alternating(text)
        default: text.uppercased()
        }
    }

    /// The words that titles have in small letters, but at their beginning and end.
    private static let smallWords: Set<String> = [
        "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "off", "on", "or", "the", "to",
        "up", "via", "with",
    ]

    private static func capitalized(_ word: String) -> String {
        guard let first = word.firstIndex(where: \.isLetter) else { return word }
        return word[..<first] + word[first].uppercased() + word[word.index(after: first)...].lowercased()
    }

    private static func words(of text: String, _ change: (_ word: String, _ place: Int, _ count: Int) -> String)
        -> String
    {
        let count = text.split { $0.isWhitespace }.count
        var place = 0
        var changed = ""
        var word = ""
        for character in text + " " {
            guard character.isWhitespace else {
                word.append(character)
                continue
            }
            if !word.isEmpty {
                changed += change(word, place, count)
                place += 1
                word = ""
            }
            changed.append(character)
        }
        return String(changed.dropLast())
    }

    private static func sentences(_ text: String) -> String {
        var isStart = true
        var changed = ""
        for character in text {
            changed += isStart ? character.uppercased() : character.lowercased()
            if character.isLetter || character.isNumber { isStart = false }
            if ".!?。！？\n".contains(character) { isStart = true }
        }
        return changed
    }

    private static func alternating(_ text: String) -> String {
        var isCapital = false
        var changed = ""
        for character in text {
            changed += isCapital ? character.uppercased() : character.lowercased()
            if character.isLetter { isCapital.toggle() }
        }
        return changed
    }
}
