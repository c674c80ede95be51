// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes texts with styles of HTML.
struct RichTextFromHTMLAction: EffectAction {
    static let definition = ActionDefinition(
        "getrichtextfromhtml", "Make Rich Text from HTML", [ParameterDefinition("WFHTML", "any content")])

    private let html: Operand

    init(_ parameters: inout ParameterReader) { html = parameters.input("WFHTML", "WFInput") }

    func perform(_ context: inout RunContext) -> ActionStep {
        let coercion = context.coercion
        return .each(context.wholeContent(html).items.map { .documents(.richTextFromHTML(coercion.text($0))) })
    }
}
