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
            // From the innermost: each value is looked at once, however deep it lies.
            let record = Record(entries: entries, rows: entries.map { ($0.key, value(of: $0.value.content)) })
            if let short = serialized(record), gives(content, short) { return short }
            return form(of: record)
        }
    }

    /// A dictionary with the forms of its values.
    private struct Record {
        let entries: [PropertyListNode.Entry]
        let rows: [(key: String, value: FormValue)]

        func string(_ key: String) -> String? { ShortcutDictionary(entries: entries).string(key) }

        /// The dictionary under a key; nil if there is none, or it has a shorter form.
        func record(_ key: String) -> Record? {
            guard let content = ShortcutDictionary(entries: entries)[key],
                let row = rows.first(where: { $0.key == key })
            else { return nil }
            return Record(content, row.value)
        }

        init(entries: [PropertyListNode.Entry], rows: [(key: String, value: FormValue)]) {
            (self.entries, self.rows) = (entries, rows)
        }

        init?(_ content: PropertyListNode.Content, _ form: FormValue) {
            guard case .dictionary(let entries) = content, case .dictionary(let rows, _) = form else { return nil }
            self.init(entries: entries, rows: rows)
        }

        /// The rows without those of some keys; nil if a variable is in one.
        func rest(without keys: Set<String>) -> [(key: String, value: FormValue)]? {
            let rest = rows.filter { !keys.contains($0.key) }
            return rest.allSatisfy(\.value.isPlain) ? rest : nil
        }
    }

    private func form(of record: Record) -> FormValue {
        .dictionary(record.rows, isOrdered: !orders.has(record.entries.map(\.key)))
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

    private func serialized(_ record: Record) -> FormValue? {
        guard record.entries.count == 2, let value = record.record("Value") else { return nil }
        switch record.string("WFSerializationType") {
        case "WFTextTokenString": return text(value)
        case "WFTextTokenAttachment": return .variable(variable(value))
        default: return nil
        }
    }

    private func text(_ record: Record) -> FormValue? {
        guard let string = record.string("string") else { return nil }
        guard let attachments = record.record("attachmentsByRange") else { return .wrapped(string, .plain) }
        guard !attachments.entries.isEmpty else { return .wrapped(string, .text) }
        let references = Dictionary(
            zip(attachments.entries, attachments.rows).map { ($0.key, Record($0.value.content, $1.value)) }
        ) { first, _ in first }
        var segments: [FormValue.Segment] = []
        var piece = ""
        var offset = 0
        for scalar in string.unicodeScalars {
            if scalar == "\u{FFFC}", let reference = references["{\(offset), 1}"] ?? nil {
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
    private func variable(_ record: Record) -> FormVariable {
        if let short = named(record), gives(.dictionary(record.entries), in: short) { return short }
        return FormVariable(source: .raw(form(of: record)))
    }

    private func gives(_ content: PropertyListNode.Content, in variable: FormVariable) -> Bool {
        gives(
            .dictionary(
                orders.arranged([
                    .init(key: "Value", content), .init(key: "WFSerializationType", .string("WFTextTokenAttachment")),
                ])), .variable(variable))
    }

    private func named(_ record: Record) -> FormVariable? {
        var implied: Set<String> = ["Type", "Aggrandizements"]
        guard let type = record.string("Type"), let source = source(of: type, record, &implied),
            let extras = record.rest(without: implied)
        else { return nil }
        var variable = FormVariable(source: source, extras: extras)
        guard let row = record.rows.first(where: { $0.key == "Aggrandizements" }) else { return variable }
        guard case .array(let forms) = row.value, !forms.isEmpty,
            let contents = ShortcutDictionary(entries: record.entries).array("Aggrandizements")
        else { return nil }
        for (content, form) in zip(contents, forms) {
            guard let modifier = Record(content.content, form).flatMap(modifier) else { return nil }
            variable.modifiers.append(modifier)
        }
        return variable
    }

    /// - Parameter implied: Takes the keys whose values follow from the source.
    private func source(of type: String, _ record: Record, _ implied: inout Set<String>) -> FormVariable.Source? {
        switch type {
        case "ActionOutput":
            guard let handle = record.string("OutputUUID").flatMap({ names.handles[$0] }) else { return nil }
            implied.insert("OutputUUID")
            if names.outputs[handle]?.shownName == record.string("OutputName") { implied.insert("OutputName") }
            return .named(handle)
        case "Variable":
            guard let name = record.string("VariableName") else { return nil }
            implied.insert("VariableName")
            if record.string(FormLine.Key.variable) == names.variableIdentifiers[name] {
                implied.insert(FormLine.Key.variable)
            }
            let isPlain = names.isVariable(name) && names.outputs[name] == nil && FormNames.systemType(name) == nil
            return isPlain ? .named(name) : .set(name)
        default: return FormNames.system[type].map { .named($0) }
        }
    }

    private func modifier(_ record: Record) -> FormVariable.Modifier? {
        var modifier = FormVariable.Modifier()
        var implied: Set<String> = []
        if let kind = FormVariable.Kind.allCases.first(where: { $0.type == record.string("Type") }) {
            let argument = kind.argument.flatMap { record.string($0) }
            if kind.argument == nil || argument != nil {
                (modifier.kind, modifier.argument) = (kind, argument)
                implied = Set(["Type"] + [kind.argument].compactMap { $0 })
            }
        }
        guard let extras = record.rest(without: implied) else { return nil }
        modifier.extras = extras
        return modifier
    }
}
