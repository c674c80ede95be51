// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A text of the source that people read.
enum ConstantText {
    case text(LocalizableText)
    /// There is none.
    case absent
    /// Only the running program knows it.
    case unknown

    /// - Parameter value: A literal, or what is made of one: a resource, a description, a dialog.
    init(_ value: ConstantValue?) {
        switch value {
        case nil, .null?: self = .absent
        case .literal(let words)?: self = .text(LocalizableText(words, key: words))
        case .interpolation(let parts)?:
            // What stands in it is known, what key its translation has is not.
            let words = parts.compactMap(\.literal)
            self = words.count == parts.count ? .text(LocalizableText(words.joined())) : .unknown
        case .call(let type, nil, let arguments)?:
            self = type.hasSuffix("LocalizedStringResource") ? Self.resource(value) : Self.first(of: arguments)
        default: self = .unknown
        }
    }

    /// The words, where they are known.
    var text: LocalizableText? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// `LocalizedStringResource("key", defaultValue: "Words", table: "Table")`.
    private static func resource(_ value: ConstantValue?) -> ConstantText {
        guard case .text(var text) = ConstantText(value?.argument("") ?? value?.argument("stringLiteral")) else {
            return .unknown
        }
        if case .text(let words) = ConstantText(value?.argument("defaultValue")) { text.text = words.text }
        switch value?.argument("table") {
        case .literal(let table)?: text.key = text.key.map { LocalizableText.key($0, inTable: table) }
        case nil, .null?, .runtime?: break
        default: text.key = nil
        }
        return .text(text)
    }

    /// Of what is made with words, these come first: `IntentDialog(full: "…", supporting: "…")`.
    private static func first(of arguments: [ConstantValue.Argument]) -> ConstantText {
        arguments.first.map { ConstantText($0.value) } ?? .unknown
    }
}
