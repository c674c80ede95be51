// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A list of what was written down for it; a variable in a text of it is text.
struct ListAction: ValueAction {
    static let definition = ActionDefinition("list", "List", [ParameterDefinition("WFItems", "a list")])

    private let items: Operand

    init(_ parameters: inout ParameterReader) {
        items = parameters.operand("WFItems") ?? .constant(.nothing)
    }

    func value(_ context: inout RunContext) -> Content { context.content(items) }
}
