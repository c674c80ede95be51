// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
import ShortcutDocument

/// A mistake in a text, at an offset in its bytes.
struct FormError: Error {
    var place: Int
    var message: Sentence
    var remedy: Sentence
}

/// Makes of what the text form says the tree that a file has.
struct FormBuilder {
    let names: FormNames
    let orders: KeyOrders

    func content(of value: FormValue) throws(FormError) -> PropertyListNode.Content {
        switch value {
        case .plain(let content): return content
        case .wrapped(let text, let wrapping): return wrapped(text, wrapping)
        case .template(let segments): return try template(segments)
        case .variable(let variable):
            return serialized(try reference(variable), as: "WFTextTokenAttachment")
        case .array(let elements):
            var nodes: [PropertyListNode] = []
            for element in elements {
                nodes.append(PropertyListNode(content: try content(of: element), location: .init()))
            }
            return .array(nodes)
        case .dictionary(let rows, let isOrdered): return try dictionary(rows, isOrdered: isOrdered)
        }
    }

    func dictionary(
        _ rows: [(key: String, value: FormValue)], isOrdered: Bool = false
    ) throws(FormError) -> PropertyListNode.Content {
        var entries: [PropertyListNode.Entry] = []
        for row in rows { entries.append(.init(key: row.key, try content(of: row.value))) }
        return .dictionary(isOrdered ? entries : orders.arranged(entries))
    }

    // MARK: Texts

    private func wrapped(_ text: String, _ wrapping: FormValue.Wrapping) -> PropertyListNode.Content {
        var entries: [PropertyListNode.Entry] = [.init(key: "string", .string(text))]
        if wrapping == .text { entries.append(.init(key: "attachmentsByRange", .dictionary([]))) }
        return serialized(.dictionary(orders.arranged(entries)), as: "WFTextTokenString")
    }

    private func template(_ segments: [FormValue.Segment]) throws(FormError) -> PropertyListNode.Content {
        var text = ""
        var length = 0
        var attachments: [PropertyListNode.Entry] = []
        for segment in segments {
            switch segment {
            case .text(let piece):
                text += piece
                length += piece.utf16.count
            case .variable(let variable):
                attachments.append(.init(key: "{\(length), 1}", try reference(variable)))
                text += "\u{FFFC}"
                length += 1
            }
        }
        let entries: [PropertyListNode.Entry] = [
            .init(key: "string", .string(text)),
            .init(key: "attachmentsByRange", .dictionary(orders.arranged(attachments))),
        ]
        return serialized(.dictionary(orders.arranged(entries)), as: "WFTextTokenString")
    }

    private func serialized(_ value: PropertyListNode.Content, as type: String) -> PropertyListNode.Content {
        .dictionary(orders.arranged([.init(key: "Value", value), .init(key: "WFSerializationType", .string(type))]))
    }

    // MARK: Variables

    /// The dictionary that refers to a variable.
    private func reference(_ variable: FormVariable) throws(FormError) -> PropertyListNode.Content {
        var properties = ShortcutDictionary()
        switch variable.source {
        case .raw(let value): return try content(of: value)
        case .set(let name): set(name, in: &properties)
        case .named(let name):
            if let output = names.outputs[name] {
                properties["Type"] = .string("ActionOutput")
                properties["OutputUUID"] = .string(output.identifier)
                properties["OutputName"] = .string(output.shownName)
            } else if let type = FormNames.systemType(name) {
                properties["Type"] = .string(type)
            } else if names.isVariable(name) {
                set(name, in: &properties)
            } else {
                throw FormError(
                    place: variable.place, message: "there is no output or variable ‘\(name)’",
                    remedy: "name an output with ‘\(name) = …’, or use another name")
            }
        }
        for extra in variable.extras { properties[extra.key] = try content(of: extra.value) }
        if !variable.modifiers.isEmpty {
            var modifiers: [PropertyListNode] = []
            for modifier in variable.modifiers {
                modifiers.append(PropertyListNode(content: try content(of: modifier), location: .init()))
            }
            properties["Aggrandizements"] = .array(modifiers)
        }
        return .dictionary(orders.arranged(properties.entries))
    }

    private func set(_ name: String, in properties: inout ShortcutDictionary) {
        properties["Type"] = .string("Variable")
        properties["VariableName"] = .string(name)
        if let identifier = names.variableIdentifiers[name] { properties[FormLine.Key.variable] = .string(identifier) }
    }

    private func content(of modifier: FormVariable.Modifier) throws(FormError) -> PropertyListNode.Content {
        var rows = modifier.extras
        if let kind = modifier.kind {
            rows.append(("Type", .plain(.string(kind.type))))
            if let key = kind.argument, let argument = modifier.argument {
                rows.append((key, .plain(.string(argument))))
            }
        }
        return try dictionary(rows)
    }
}
