// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Keys with values, as they were written down.
struct DictionaryAction: ValueAction {
    static let definition = ActionDefinition(
        "dictionary", "Dictionary", [ParameterDefinition("WFItems", "a dictionary")])

    private let items: Operand

    init(_ parameters: inout ParameterReader) {
        items = parameters.operand("WFItems") ?? .dictionary([])
    }

    func value(_ context: inout RunContext) -> Content {
        let content = context.content(items)
        return content.isEmpty ? Content(.dictionary(ContentDictionary())) : content
    }
}
