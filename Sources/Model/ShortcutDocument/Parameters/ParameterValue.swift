// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import PropertyLists

/// What an action is given for one of its parameters.
package indirect enum ParameterValue: Sendable {
    case text(TextTemplate)
    case number(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case variable(VariableReference)
    case list([ParameterValue])
    /// The rows of a dictionary that a person wrote down, in their order.
    case dictionary([DictionaryRow])
    case quantity(QuantityParameter)
    /// What has a form of its own: a filter, a place, a contact.
    case record(ShortcutDictionary)

    /// Reads what stands in a file.
    package init(_ content: PropertyListNode.Content) {
        switch content {
        case .string(let text): self = .text(TextTemplate(text))
        case .integer(let number): self = .number(Double(number))
        case .large(let number): self = .number(Double(number))
        case .real(let number): self = .number(number)
        case .boolean(let value): self = .boolean(value)
        case .date(let date): self = .date(date)
        case .data(let data): self = .data(data)
        case .array(let elements): self = .list(elements.map { Self(element: $0.content) })
        case .dictionary(let entries): self = Self(record: ShortcutDictionary(entries: entries))
        }
    }

    /// An element of a list, which may say of what kind it is: `{WFItemType, WFValue}`.
    private init(element content: PropertyListNode.Content) {
        if let row = content.dictionary.flatMap({ DictionaryRow($0) }) { self = row.value } else { self.init(content) }
    }

    private init(record: ShortcutDictionary) {
        guard let type = record.string("WFSerializationType") else {
            self =
                VariableReference(record).map { .variable($0) } ?? DictionaryRow(record)?.value ?? .record(record)
            return
        }
        guard let value = record["Value"] else {
            self = .record(record)
            return
        }
        self = Self.serialized(type, value) ?? .record(record)
    }

    /// A value of one of the format's own kinds; nil if it is not of its form.
    private static func serialized(_ type: String, _ value: PropertyListNode.Content) -> ParameterValue? {
        switch (type, value) {
        case ("WFTextTokenString", .dictionary(let entries)):
            .text(TextTemplate(ShortcutDictionary(entries: entries)))
        case ("WFTextTokenString", .string(let text)): .text(TextTemplate(text))
        // A file in a row of a dictionary is wrapped once more.
        case ("WFTokenAttachmentParameterState", _): Self(value)
        case ("WFTextTokenAttachment", .dictionary(let entries)):
            VariableReference(ShortcutDictionary(entries: entries)).map { .variable($0) }
        case ("WFDictionaryFieldValue", .dictionary(let entries)):
            .dictionary(DictionaryRow.rows(of: ShortcutDictionary(entries: entries)))
        case ("WFQuantityFieldValue", .dictionary(let entries)):
            .quantity(QuantityParameter(ShortcutDictionary(entries: entries)))
        case ("WFArrayParameterState", .array(let elements)): .list(elements.map { Self(element: $0.content) })
        case ("WFNumberSubstitutableState", _), ("WFBooleanSubstitutableState", _),
            ("WFStringSubstitutableState", _), ("WFEnumerationSubstitutableState", _):
            Self(value)
        default: nil
        }
    }

    /// The variable, where the value is one and nothing else, also as a text that is nothing but it.
    package var variable: VariableReference? {
        switch self {
        case .variable(let variable): return variable
        case .text(let template):
            guard template.segments.count == 1, case .variable(let variable) = template.segments[0] else { return nil }
            return variable
        default: return nil
        }
    }
}

/// One row of a dictionary that a person wrote down.
package struct DictionaryRow: Sendable {
    package var key: TextTemplate
    package var value: ParameterValue

    /// The kinds of values, by the format's numbers.
    private enum Kind: Int {
        case text = 0
        case dictionary, array, number, boolean, file
    }

    /// Nil if `properties` are not one.
    init?(_ properties: ShortcutDictionary) {
        guard let kind = properties.integer("WFItemType").flatMap(Kind.init), let value = properties["WFValue"]
        else { return nil }
        if case .text(let key)? = properties["WFKey"].map({ ParameterValue($0) }) {
            self.key = key
        } else {
            key = TextTemplate("")
        }
        self.value = Self.value(ParameterValue(value), of: kind)
    }

    static func rows(of properties: ShortcutDictionary) -> [DictionaryRow] {
        // A dictionary inside another one is wrapped twice.
        if let inner = properties.dictionary("Value") { return rows(of: inner) }
        return (properties.array("WFDictionaryFieldValueItems") ?? []).compactMap {
            $0.content.dictionary.flatMap { DictionaryRow($0) }
        }
    }

    /// Numbers stand in the file as the text that was typed; with a variable in it they stay a text. A yes or no may
    /// stand there as a number.
    private static func value(_ value: ParameterValue, of kind: Kind) -> ParameterValue {
        if kind == .file, var variable = value.variable {
            variable.aggrandizements.append(.coercion(to: "WFGenericFileContentItem"))
            return .variable(variable)
        }
        if kind == .boolean, case .number(let number) = value { return .boolean(number != 0) }
        guard kind == .number, case .text(let template) = value,
            let number = template.constant.flatMap({ Double($0.filter { $0 != " " }) })
        else { return value }
        return .number(number)
    }
}

/// A number with its unit.
package struct QuantityParameter: Sendable {
    /// Nil if the person left it empty.
    package var magnitude: ParameterValue?
    package var unit: String

    init(_ properties: ShortcutDictionary) {
        magnitude = properties["Magnitude"].map { ParameterValue($0) }
        unit = properties.string("Unit") ?? ""
    }
}

extension ShortcutAction {
    /// What the action is given for a parameter; nil if it is given nothing.
    package func value(_ parameter: String) -> ParameterValue? {
        parameters[parameter].map { ParameterValue($0) }
    }
}
