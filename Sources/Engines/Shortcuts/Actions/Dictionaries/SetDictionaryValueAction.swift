// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives a dictionary with another value for a key.
struct SetDictionaryValueAction: ValueAction {
    static let definition = ActionDefinition(
        "setvalueforkey", "Set Dictionary Value",
        [ParameterDefinition("WFDictionary", "a dictionary"), .text("WFDictionaryKey"), .text("WFDictionaryValue")])

    private let input: Operand
    private let key: Operand
    private let value: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFDictionary", "WFInput")
        key = parameters.operand("WFDictionaryKey", or: .text(""))
        value = parameters.operand("WFDictionaryValue") ?? .constant(.text(""))
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var dictionary = ContentDictionary()
        if let item = context.items(input).first { dictionary = try context.coercion.requiredDictionary(item) }
        let value = context.wholeContent(value)
        try ContentDepth.check(value)
        dictionary[context.text(key)] = value
        return Content(.dictionary(dictionary))
    }
}
