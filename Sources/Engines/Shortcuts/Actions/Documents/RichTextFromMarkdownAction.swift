// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes texts with styles of texts in Markdown.
struct RichTextFromMarkdownAction: EffectAction {
    static let definition = ActionDefinition("getrichtextfrommarkdown", "Make Rich Text from Markdown", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let coercion = context.coercion
        return .each(
            context.wholeContent(input).items.map { .documents(.richTextFromMarkdown(coercion.text($0))) })
    }
}
