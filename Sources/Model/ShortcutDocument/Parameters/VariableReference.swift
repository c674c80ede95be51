// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Where a value comes from while a shortcut runs, and what is made of it on the way.
package struct VariableReference: Hashable, Sendable {
    /// What is referred to.
    package enum Source: Hashable, Sendable {
        /// What the action with this identifier gave; the name is what the person sees.
        case output(uuid: String, name: String?)
        /// What was set under a name; `Repeat Item` and `Repeat Index`, with `2`, `3`, … further in, are such names.
        case named(String)
        /// What the shortcut was started with.
        case shortcutInput
        /// What an action's parameter is given by the one before it.
        case actionInput
        case currentDate
        case clipboard
        /// Asked of the person each time, with this question; nil asks for the parameter by its own name.
        case askEachTime(prompt: String?)
        case deviceDetails
        /// A source of a name that is not known here.
        case unknown(String)
    }

    package var source: Source
    /// What is made of it, in order.
    package var aggrandizements: [Aggrandizement]

    package init(_ source: Source, _ aggrandizements: [Aggrandizement] = []) {
        self.source = source
        self.aggrandizements = aggrandizements
    }

    /// Reads the `Value` of an attachment; nil if it refers to nothing.
    init?(_ properties: ShortcutDictionary) {
        // A variable may be wrapped in an attachment of its own.
        if let inner = properties.dictionary("Variable") {
            guard let value = inner.dictionary("Value") ?? properties.dictionary("Variable") else { return nil }
            self.init(value)
            return
        }
        guard let type = properties.string("Type") else { return nil }
        self.init(
            Self.source(of: type, properties),
            (properties.array("Aggrandizements") ?? []).compactMap {
                $0.content.dictionary.flatMap { Aggrandizement($0) }
            })
    }

    private static func source(of type: String, _ properties: ShortcutDictionary) -> Source {
        switch type {
        case "ActionOutput":
            guard let uuid = properties.string("OutputUUID") else { return .unknown(type) }
            return .output(uuid: uuid, name: properties.string("OutputName"))
        case "Variable":
            return properties.string("VariableName").map { .named($0) } ?? .unknown(type)
        case "ExtensionInput": return .shortcutInput
        case "Input": return .actionInput
        case "CurrentDate": return .currentDate
        case "Clipboard": return .clipboard
        case "Ask": return .askEachTime(prompt: properties.string("Prompt"))
        case "DeviceDetails": return .deviceDetails
        default: return .unknown(type)
        }
    }
}
