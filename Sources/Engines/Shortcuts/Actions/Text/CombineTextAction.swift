// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes one text of a list, with a separator between its items.
struct CombineTextAction: ValueAction {
    static let definition = ActionDefinition(
        "text.combine", "Combine Text", [.text("text")] + TextSeparator.parameters)

    private let texts: Operand
    private let separator: TextSeparator

    init(_ parameters: inout ParameterReader) {
        texts = parameters.input("text", "WFInput")
        // Before release 800 a file that says nothing meant spaces.
        let isOld = (1..<800).contains(parameters.clientVersion)
        separator = TextSeparator(&parameters, standard: isOld ? "Spaces" : nil)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let items = context.items(texts)
        return items.isEmpty ? .nothing : .text(try separator.joined(items, in: context))
    }
}
