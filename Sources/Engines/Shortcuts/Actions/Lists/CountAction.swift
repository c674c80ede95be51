// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Counts the items of a list, or the characters, words, sentences or lines of its texts.
struct CountAction: ValueAction {
    static let definition = ActionDefinition(
        "count", "Count",
        [
            ParameterDefinition("Input", "any content"),
            .choice("WFCountType", ["Items", "Characters", "Words", "Sentences", "Lines"]),
        ], state: .partial("in languages without spaces, each character counts as a word"))

    private let input: Operand
    private let kind: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("Input", "WFInput")
        kind = parameters.choice("WFCountType")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let count: (String) -> Int
        switch try kind.value(in: context) {
        case "Characters": count = \.count
        case "Words": count = Self.words
        case "Sentences": count = Self.sentences
        case "Lines": count = { $0.isEmpty ? 0 : $0.count(where: \.isNewline) + ($0.last?.isNewline == true ? 0 : 1) }
        default: return .number(.whole(context.items(input).count))
        }
        return .number(.whole(context.texts(input).reduce(0) { $0 + count($1) }))
    }

    private static func words(of text: String) -> Int {
        var count = 0
        var isInside = false
        for character in text {
            if character.unicodeScalars.first?.properties.isIdeographic == true {
                count += 1
                isInside = false
            } else if character.isLetter || character.isNumber {
                if !isInside { count += 1 }
                isInside = true
            } else if !"'’-_".contains(character) {
                isInside = false
            }
        }
        return count
    }

    private static func sentences(of text: String) -> Int {
        var count = 0
        var hasWords = false
        var isEnding = false
        for character in text {
            if isEnding, character.isWhitespace || "。！？".contains(character) { (isEnding, hasWords) = (false, false) }
            if character.isLetter || character.isNumber {
                if !hasWords { count += 1 }
                (hasWords, isEnding) = (true, false)
            } else if "。！？".contains(character) {
                hasWords = false
            } else if ".!?".contains(character) {
                isEnding = hasWords
            }
        }
        return count
    }
}
