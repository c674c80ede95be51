// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// What stands between the texts of a list, as splitting and combining name it.
struct TextSeparator {
    static let parameters: [ParameterDefinition] = [
        .choice("WFTextSeparator", ["New Lines", "Spaces", "Every Character", "Custom"]),
        .text("WFTextCustomSeparator"),
    ]

    private let name: ChosenValue
    private let custom: Operand

    /// - Parameter standard: What stands between them where the file says nothing; nil for new lines.
    init(_ parameters: inout ParameterReader, standard: String? = nil) {
        name = parameters.choice("WFTextSeparator", standard: standard)
        custom = parameters.operand("WFTextCustomSeparator", or: .text(""))
    }

    /// The texts that were between separators, empty ones too.
    func parts(of text: String, in context: RunContext) throws(ShortcutFailure) -> [ContentItem] {
        try TextSize.checkInput(text)
        switch try name.value(in: context) {
        case "Spaces": return Self.parts(of: text, separatedBy: " ")
        case "Every Character": return text.map { ContentItem(.text(String($0))) }
        case "Custom":
            let separator = context.text(custom)
            return separator.isEmpty ? [ContentItem(.text(text))] : Self.parts(of: text, separatedBy: separator)
        default:
            return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { ContentItem(.text(String($0))) }
        }
    }

    private static func parts(of text: String, separatedBy separator: String) -> [ContentItem] {
        TextBytes.parts(of: text, separatedBy: separator)
            ?? text.components(separatedBy: separator).map { ContentItem(.text($0)) }
    }

    /// The items as one text.
    func joined(_ items: [ContentItem], in context: RunContext) throws(ShortcutFailure) -> String {
        let separator =
            switch try name.value(in: context) {
            case "Spaces": " "
            case "Every Character": ""
            case "Custom": context.text(custom)
            default: "\n"
            }
        let areTexts = items.allSatisfy { if case .text = $0.value { true } else { false } }
        let texts = areTexts ? items : items.map { ContentItem(.text(context.coercion.text($0))) }
        let size = TextBytes.size(of: texts)
        try TextSize.check(size + separator.utf8.count * texts.count)
        return TextBytes.joined(texts, of: size, separator: separator)
    }
}

/// How long a text may be that an action makes of others.
enum TextSize {
    private static let greatest = 64 << 20
    private static let greatestInput = 16 << 20

    /// Throws where a text is too long to be gone through piece by piece.
    static func checkInput(_ text: String) throws(ShortcutFailure) {
        guard text.utf8.count > greatestInput else { return }
        throw ShortcutFailure(
            "text is longer than \(greatestInput) bytes", remedy: "pass less at a time", kind: .tooMuch)
    }

    /// Throws where a text of so many bytes would be too long, before it is made.
    static func check(_ bytes: Int) throws(ShortcutFailure) {
        guard bytes > greatest else { return }
        throw ShortcutFailure(
            "text grew longer than \(greatest) bytes", remedy: "keep it shorter", kind: .tooMuch)
    }
}
