// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a list of what stands between separators in a text.
struct SplitTextAction: ValueAction {
    static let definition = ActionDefinition("text.split", "Split Text", [.text("text")] + TextSeparator.parameters)

    private let text: Operand
    private let separator: TextSeparator

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("text", "WFInput")
        separator = TextSeparator(&parameters)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var parts: [ContentItem] = []
        for text in context.texts(text) {
            let these = try separator.parts(of: text, in: context)
            if parts.isEmpty { parts = these } else { parts += these }
        }
        return Content(parts)
    }
}
