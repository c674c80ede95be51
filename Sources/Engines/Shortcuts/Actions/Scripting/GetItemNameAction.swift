// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives what its input is called, one text for each item.
struct GetItemNameAction: ValueAction {
    static let definition = ActionDefinition("getitemname", "Get Name", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content {
        Content(context.items(input).map { ContentItem(.text(context.coercion.name($0))) })
    }
}
