// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person does in a field on the screen of the app in front.
package struct TypingPayload: Hashable, Sendable {
    /// What is done in the field.
    package enum Input: Hashable, Sendable {
        /// What is typed goes there from now on.
        case focus
        /// All that stands there now. The revision is greater than that of any before, and comes back with the field.
        case text(String, revision: Int)
        /// The key that ends the text.
        case enter
        /// What is typed goes nowhere from now on.
        case leave
    }

    /// The field's ``ScreenField/number``.
    package let field: Int
    package let input: Input

    /// Nil if there is no such field, or the text is longer than ``ScreenField/textLimit``.
    package init?(field: Int, _ input: Input) {
        guard field > 0 else { return nil }
        if case .text(let text, let revision) = input {
            guard text.utf8.count <= ScreenField.textLimit, revision > 0 else { return nil }
        }
        self.field = field
        self.input = input
    }
}

extension TypingPayload: Codable {
    private enum Key: String, CodingKey {
        case field, does, text, revision
    }

    private enum Kind: String, Codable {
        case focus, text, enter, leave
    }

    /// - Throws: `DecodingError` for what cannot be typed.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let input: Input =
            switch try container.decode(Kind.self, forKey: .does) {
            case .focus: .focus
            case .enter: .enter
            case .leave: .leave
            case .text:
                .text(
                    try container.decode(String.self, forKey: .text),
                    revision: try container.decode(Int.self, forKey: .revision))
            }
        guard let typing = TypingPayload(field: try container.decode(Int.self, forKey: .field), input) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "there is no such field, or a text is too long: \(ScreenField.textLimit) bytes"))
        }
        self = typing
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(field, forKey: .field)
        switch input {
        case .focus: try container.encode(Kind.focus, forKey: .does)
        case .enter: try container.encode(Kind.enter, forKey: .does)
        case .leave: try container.encode(Kind.leave, forKey: .does)
        case .text(let text, let revision):
            try container.encode(Kind.text, forKey: .does)
            try container.encode(text, forKey: .text)
            try container.encode(revision, forKey: .revision)
        }
    }
}
