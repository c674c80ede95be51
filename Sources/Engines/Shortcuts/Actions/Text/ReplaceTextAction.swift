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
        let texts = context.texts(input)
        guard !find.isEmpty else { return Content(texts.map { ContentItem(.text($0)) }) }
        let pattern = try context.patterns.pattern(
            find, isExpression: isExpression, isCaseSensitive: isCaseSensitive)
        let text = context.text(replacement)
        let template =
            isExpression
            ? ReplacementTemplate(text, groupCount: pattern.groupCount) : ReplacementTemplate(verbatim: text)
        var items: [ContentItem] = []
        for text in texts { items.append(ContentItem(.text(try pattern.replacing(in: text, with: template)))) }
        return Content(items)
    }
}
