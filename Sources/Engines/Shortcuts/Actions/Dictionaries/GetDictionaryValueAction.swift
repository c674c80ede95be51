// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Gives the value of a key, or of keys with dots between them; or all keys, or all values.
struct GetDictionaryValueAction: LoopAction {
    static let definition = ActionDefinition(
        "getvalueforkey", "Get Dictionary Value",
        [
            .input, .text("WFDictionaryKey"),
            .choice("WFGetDictionaryValueType", ["Value", "All Keys", "All Values"]),
        ])

    private let input: Operand
    private let key: Operand
    private let kind: ChosenValue
    /// Whether the file itself says that it is one value.
    private let isOneValue: Bool

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        key = parameters.operand("WFDictionaryKey", or: .text(""))
        kind = parameters.choice("WFGetDictionaryValueType")
        isOneValue = ["Value", nil].contains(parameters.action.parameters.string("WFGetDictionaryValueType"))
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard isOneValue, let dictionary = QuickStep.Value(input) else { return nil }
        return pieces.add(text: key).map { .value(of: dictionary, for: $0) }
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        var values: [ContentItem] = []
        for item in context.items(input) {
            let dictionary = try context.coercion.requiredDictionary(item)
            switch try kind.value(in: context) {
            case "All Keys": values += dictionary.entries.map { ContentItem(.text($0.key)) }
            case "All Values": values += dictionary.values
            default:
                let value = KeyPath.value(context.text(key), in: dictionary, context.coercion) ?? .nothing
                values += value.items
            }
        }
        return Content(values)
    }
}

extension Coercion {
    /// The dictionary that an item is; throws if it is not one.
    func requiredDictionary(_ item: ContentItem) throws(ShortcutFailure) -> ContentDictionary {
        if let dictionary = dictionary(item) { return dictionary }
        throw ShortcutFailure(
            "‘\(name(item))’ is not a dictionary", remedy: "pass a dictionary, or JSON text")
    }
}
