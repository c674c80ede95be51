// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

/// Finds the shortest form of what a file has that gives the same tree again.
struct FormAnalysis {
    let names: FormNames
    let orders: KeyOrders
    private let builder: FormBuilder

    init(names: FormNames, orders: KeyOrders) {
        self.names = names
        self.orders = orders
        builder = FormBuilder(names: names, orders: orders)
    }

    func value(of content: PropertyListNode.Content) -> FormValue {
        switch content {
        case .string, .integer, .large, .real, .boolean, .date, .data: return .plain(content)
        case .array(let elements): return .array(elements.map { value(of: $0.content) })
        case .dictionary(let entries):
            let record = ShortcutDictionary(entries: entries)
            if let short = serialized(record), gives(content, short) { return short }
            return rows(entries)
        }
    }

    private func rows(_ entries: [PropertyListNode.Entry]) -> FormValue {
        .dictionary(
            entries.map { ($0.key, value(of: $0.value.content)) }, isOrdered: !orders.has(entries.map(\.key)))
    }

    /// Whether a form gives the very same tree.
    private func gives(_ content: PropertyListNode.Content, _ form: FormValue) -> Bool {
        guard let built = try? builder.content(of: form) else { return false }
        return Self.isIdentical(built, content)
    }

    /// Whether two trees are written as the same bytes.
    static func isIdentical(_ one: PropertyListNode.Content, _ two: PropertyListNode.Content) -> Bool {
        switch (one, two) {
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { isIdentical($0.content, $1.content) }
        case (.dictionary(let one), .dictionary(let two)):
            one.count == two.count
                && zip(one, two).allSatisfy { $0.key == $1.key && isIdentical($0.value.content, $1.value.content) }
        case (.date(let one), .date(let two)): one == two
        case (.real(let one), .real(let two)): one.bitPattern == two.bitPattern
        default: one.isSame(as: two)
        }
    }

    // MARK: The format's own values

    private func serialized(_ record: ShortcutDictionary) -> FormValue? {
        guard record.entries.count == 2, let value = record.dictionary("Value") else { return nil }
        switch record.string("WFSerializationType") {
        case "WFTextTokenString": return text(value)
        case "WFTextTokenAttachment": return .variable(variable(value))
        default: return nil
        }
    }

    private func text(_ record: ShortcutDictionary) -> FormValue? {
        guard let string = record.string("string") else { return nil }
        guard let attachments = record.dictionary("attachmentsByRange") else { return .wrapped(string, .plain) }
        guard !attachments.entries.isEmpty else { return .wrapped(string, .text) }
        var segments: [FormValue.Segment] = []
        var piece = ""
        var offset = 0
        for scalar in string.unicodeScalars {
            if scalar == "\u{FFFC}", let reference = attachments.dictionary("{\(offset), 1}") {
                if !piece.isEmpty { segments.append(.text(piece)) }
                piece = ""
                segments.append(.variable(variable(reference)))
            } else {
                piece.unicodeScalars.append(scalar)
            }
            offset += scalar.utf16.count
        }
        if !piece.isEmpty { segments.append(.text(piece)) }
        return .template(segments)
    }

    /// A reference by its name, or as it is where no name gives it.
    private func variable(_ record: ShortcutDictionary) -> FormVariable {
        if let short = named(record), gives(.dictionary(record.entries), in: short) { return short }
        return FormVariable(source: .raw(rows(record.entries)))
    }

    private func gives(_ content: PropertyListNode.Content, in variable: FormVariable) -> Bool {
        gives(
            .dictionary(
                orders.arranged([
                    .init(key: "Value", content), .init(key: "WFSerializationType", .string("WFTextTokenAttachment")),
                ])), .variable(variable))
    }

    private func named(_ record: ShortcutDictionary) -> FormVariable? {
        var rest = record
        guard let type = record.string("Type") else { return nil }
        rest["Type"] = nil
        rest["Aggrandizements"] = nil
        var variable: FormVariable
        switch type {
        case "ActionOutput":
            guard let identifier = record.string("OutputUUID"), let handle = names.handles[identifier],
                let name = record.string("OutputName")
            else { return nil }
            rest["OutputUUID"] = nil
            if names.outputs[handle]?.shownName == name { rest["OutputName"] = nil }
            variable = FormVariable(source: .named(handle))
        case "Variable":
            guard let name = record.string("VariableName") else { return nil }
            rest["VariableName"] = nil
            if record.string(FormLine.Key.variable) == names.variableIdentifiers[name] {
                rest[FormLine.Key.variable] = nil
            }
            let isPlain = names.isVariable(name) && names.outputs[name] == nil && FormNames.systemType(name) == nil
            variable = FormVariable(source: isPlain ? .named(name) : .set(name))
        default:
            guard let name = FormNames.system[type] else { return nil }
            variable = FormVariable(source: .named(name))
        }
        variable.extras = rest.entries.map { ($0.key, value(of: $0.value.content)) }
        if let modifiers = record.array("Aggrandizements") {
            guard !modifiers.isEmpty else { return nil }
            variable.modifiers = modifiers.map { modifier($0.content) }
        }
        return variable
    }

    private func modifier(_ content: PropertyListNode.Content) -> FormVariable.Modifier {
        let record = content.dictionary ?? ShortcutDictionary()
        var modifier = FormVariable.Modifier()
        var rest = record
        let kind = FormVariable.Kind.allCases.first { $0.type == record.string("Type") }
        if let kind {
            let argument = kind.argument.flatMap { record.string($0) }
            if kind.argument == nil || argument != nil {
                modifier.kind = kind
                modifier.argument = argument
                rest["Type"] = nil
                if let key = kind.argument { rest[key] = nil }
            }
        }
        modifier.extras = rest.entries.map { ($0.key, value(of: $0.value.content)) }
        return modifier
    }
}
