// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type's name taken apart: `Swift.Optional<Swift.Array<App.Soup>>`.
struct SpelledType: Hashable {
    /// Without its arguments, with its module.
    var name: String
    var arguments: [String]

    init(_ text: String) {
        guard text.hasSuffix(">"), let start = text.firstIndex(of: "<") else {
            (name, arguments) = (text, [])
            return
        }
        name = String(text[..<start])
        arguments = Self.parts(of: text[text.index(after: start)...].dropLast())
    }

    /// What stands between the commas that are in no brackets.
    private static func parts(of text: Substring) -> [String] {
        var parts: [String] = []
        var depth = 0
        var part = ""
        for character in text {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else if character != " " || !part.isEmpty {
                part.append(character)
            }
        }
        return parts + [part]
    }

    /// The type inside of optionals and arrays, and whether there are some.
    static func unwrapping(_ text: String) -> (name: SpelledType, isOptional: Bool, isArray: Bool) {
        var (spelled, isOptional, isArray) = (SpelledType(text), false, false)
        // No type of a parameter is wrapped more often.
        for _ in 0..<8 {
            guard spelled.arguments.count == 1 else { break }
            switch spelled.name {
            case "Swift.Optional": isOptional = isOptional || !isArray
            case "Swift.Array": isArray = true
            default: return (spelled, isOptional, isArray)
            }
            spelled = SpelledType(spelled.arguments[0])
        }
        return (spelled, isOptional, isArray)
    }
}
