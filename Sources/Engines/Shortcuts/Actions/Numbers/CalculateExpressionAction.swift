// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Works out a sum that is written as text: `2 * (3 + 4)`.
struct CalculateExpressionAction: ValueAction {
    static let definition = ActionDefinition("calculateexpression", "Calculate Expression", [.text("Input")])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input("Input", "WFInput") }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var items: [ContentItem] = []
        for text in context.texts(input) {
            var expression = ArithmeticExpression(text)
            items.append(ContentItem(.number(try expression.value())))
        }
        return Content(items)
    }
}
