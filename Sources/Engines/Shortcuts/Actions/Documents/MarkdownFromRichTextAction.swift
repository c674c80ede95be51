// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Writes texts with styles in Markdown.
struct MarkdownFromRichTextAction: EffectAction {
    static let definition = ActionDefinition("getmarkdownfromrichtext", "Make Markdown from Rich Text", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let coercion = context.coercion
        return .each(
            context.wholeContent(input).items.map { item in
                .documents(.markdownFromRichText(RichTextItem.richText(item, coercion)))
            })
    }
}
