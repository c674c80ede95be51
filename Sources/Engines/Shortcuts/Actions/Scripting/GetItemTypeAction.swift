// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives what its input is, in a word for each item: Text, Image, URL, …
struct GetItemTypeAction: ValueAction {
    static let definition = ActionDefinition("getitemtype", "Get Type", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content {
        Content(context.items(input).map { ContentItem(.text($0.value.kind.title)) })
    }
}
