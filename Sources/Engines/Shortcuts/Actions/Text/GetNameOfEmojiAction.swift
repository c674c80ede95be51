// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives what Unicode calls the emoji of a text, one name for each.
struct GetNameOfEmojiAction: ValueAction {
    static let definition = ActionDefinition(
        "getnameofemoji", "Get Name of Emoji", [.input],
        state: .partial("uses the English Unicode names; a character of several parts has all their names"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content {
        Content(
            context.texts(input).flatMap { $0 }.compactMap { Self.name($0) }.map { ContentItem(.text($0)) })
    }

    private static func name(_ character: Character) -> String? {
        let scalars = character.unicodeScalars.filter { !joiners.contains($0) }
        guard scalars.contains(where: { $0.properties.isEmoji && !$0.isASCII }) else { return nil }
        let names = scalars.compactMap { $0.properties.name?.lowercased() }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// What joins several into one, and says that they are drawn in colors.
    private static let joiners: Set<Unicode.Scalar> = ["\u{200D}", "\u{FE0F}"]
}
