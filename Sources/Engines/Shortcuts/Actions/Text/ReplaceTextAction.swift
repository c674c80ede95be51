// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts a text in the place of another, wherever that is or a pattern matches.
struct ReplaceTextAction: ValueAction {
    static let definition = ActionDefinition(
        "text.replace", "Replace Text",
        [
            .input, .text("WFReplaceTextFind"), .text("WFReplaceTextReplace"),
            .flag("WFReplaceTextRegularExpression"), .flag("WFReplaceTextCaseSensitive"),
        ])

    private let input: Operand
    private let find: Operand
    private let replacement: Operand
    private let isExpression: Bool
    private let isCaseSensitive: Bool

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        find = parameters.operand("WFReplaceTextFind", or: .text(""))
        replacement = parameters.operand("WFReplaceTextReplace", or: .text(""))
        isExpression = parameters.flag("WFReplaceTextRegularExpression", default: false)
        isCaseSensitive = parameters.flag("WFReplaceTextCaseSensitive", default: true)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let find = context.text(find)
        let text = find.isEmpty ? "" : context.text(replacement)
        return try context.content(input).listed.mapItems { item throws(ShortcutFailure) in
            let whole = context.coercion.text(item)
            return .text(find.isEmpty ? whole : try replacing(find, in: whole, with: text, &context.patterns))
        }
    }

    private func replacing(
        _ find: String, in text: String, with replacement: String, _ patterns: inout PatternCache
    ) throws(ShortcutFailure) -> String {
        if !isExpression {
            try TextSize.checkInput(text)
            let replaced = try TextBytes.replacing(
                find, in: text, with: replacement, isCaseSensitive: isCaseSensitive)
            if let replaced { return replaced }
        }
        let pattern = try patterns.pattern(find, isExpression: isExpression, isCaseSensitive: isCaseSensitive)
        let template =
            isExpression
            ? ReplacementTemplate(replacement, groupCount: pattern.groupCount)
            : ReplacementTemplate(verbatim: replacement)
        return try pattern.replacing(in: text, with: template)
    }
}
