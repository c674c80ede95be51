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
    private let output: Int?
    /// Whether the dictionary may be changed where it is kept, as nothing reads it there again.
    private let takesInput: Bool

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFDictionary", "WFInput")
        takesInput = parameters.isLastUse(of: input)
        output = parameters.output
        key = parameters.operand("WFDictionaryKey", or: .text(""))
        value = parameters.operand("WFDictionaryValue") ?? .constant(.text(""))
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let value = context.wholeContent(value)
        try ContentDepth.check(value)
        let key = context.text(key)
        var dictionary = try Self.dictionary(
            takesInput ? context.take(input) : context.content(input), context.coercion)
        context.dropLastOutput(output)
        dictionary[key] = value
        return Content(.dictionary(dictionary))
    }

    /// Apart, so that nothing else holds the dictionary when it is changed.
    private static func dictionary(
        _ input: consuming Content, _ coercion: Coercion
    ) throws(ShortcutFailure) -> ContentDictionary {
        guard let item = KeyPath.flattened(input).items.first else { return ContentDictionary() }
        return try coercion.requiredDictionary(item)
    }
}
