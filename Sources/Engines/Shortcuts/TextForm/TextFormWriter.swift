// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

/// Writes the text form of a whole shortcut.
struct TextFormWriter {
    private let document: ShortcutDocument
    private let words: FormActionWords
    private let orders: KeyOrders
    private let names: FormNames
    private let analysis: FormAnalysis
    /// By place: the number of its block, where its marks can be told from the order of actions.
    private let blocks: [Int: Int]

    init(_ document: ShortcutDocument, _ words: FormActionWords) {
        self.document = document
        self.words = words
        let orders = KeyOrders(of: document.root.content)
        self.orders = orders
        names = FormNames(of: document, words)
        blocks = FormBlocks.numbers(in: document.actions) { orders.has($0.parameters.entries.map(\.key)) }
        analysis = FormAnalysis(names: names, orders: orders)
    }

    var text: String {
        var lines = [FormLine.shortcut] + header
        var depth = 0
        for (place, action) in document.actions.enumerated() {
            let mark = blocks[place] == nil ? nil : action.block?.mark
            if mark == .middle || mark == .end { depth -= 1 }
            lines.append("")
            lines += self.lines(of: action, at: place, indent: String(repeating: FormPrinter.step, count: depth))
            if mark == .begin || mark == .middle { depth += 1 }
        }
        let table = self.table
        return (lines + (table.isEmpty ? [] : [""] + table)).joined(separator: "\n") + "\n"
    }

    // MARK: What the shortcut says of itself

    private var header: [String] {
        guard case .dictionary(let entries) = document.root.content else { return [] }
        let isOrdered = !orders.has(entries.map(\.key))
        let shown = entries.filter { isOrdered || $0.key != FormLine.Key.actions }.map { entry in
            entry.key == FormLine.Key.actions ? .init(key: entry.key, .array([])) : entry
        }
        return (isOrdered ? [FormPrinter.step + FormLine.ordered] : [])
            + shown.map { line(FormPrinter.key($0.key), $0.value.content, indent: "") }
    }

    private func line(_ name: String, _ content: PropertyListNode.Content, indent: String) -> String {
        let indent = indent + FormPrinter.step
        return indent + name + ": " + FormPrinter.text(of: analysis.value(of: content), indent: indent)
    }

    // MARK: Actions

    private func lines(of action: ShortcutAction, at place: Int, indent: String) -> [String] {
        let isOrdered = !isArranged(action)
        let mark = blocks[place].flatMap { _ in action.block?.mark }
        let isLoose = mark == nil && ActionCatalog.isBlock(action.identifier)
        let name = isLoose ? FormPrinter.quoted(action.identifier) : words.name(of: action.identifier)
        let handle = action.uuid.flatMap { names.handles[$0] }
        let beginning = handle.map { FormPrinter.name($0) + " = " } ?? ""
        let title = mark.flatMap { FormLine.name(of: $0, in: name) } ?? name
        var implied: Set<String> = []
        if mark != nil { implied.formUnion([FormLine.Key.group, FormLine.Key.mark]) }
        if !isOrdered, names.isListed(action) { implied.insert(FormLine.Key.identifier) }
        if !isOrdered, let handle, names.gives(action, handle, words) { implied.insert(FormLine.Key.outputName) }
        return [indent + beginning + title] + (isOrdered ? [indent + FormPrinter.step + FormLine.ordered] : [])
            + parameters(of: action, without: implied, indent)
            + action.other.entries.map {
                line("\(FormLine.other) \(FormPrinter.key($0.key))", $0.value.content, indent: indent)
            }
    }

    private func parameters(of action: ShortcutAction, without implied: Set<String>, _ indent: String) -> [String] {
        let labels = words.labels(of: action.identifier)
        let taken = Set(labels.values)
        return action.parameters.entries.filter { !implied.contains($0.key) }.map { entry in
            let raw = taken.contains(entry.key) ? FormPrinter.quoted(entry.key) : FormPrinter.key(entry.key)
            return line(labels[entry.key] ?? raw, entry.value.content, indent: indent)
        }
    }

    // MARK: What a text leaves to its end

    private var table: [String] {
        var lines = orders.listed.map { ([FormLine.keyOrder] + $0.map(FormPrinter.key)).joined(separator: " ") }
        for handle in names.outputs.keys.sorted() {
            guard let output = names.outputs[handle] else { continue }
            let shown = output.shownName == handle ? "" : " " + FormPrinter.quoted(output.shownName)
            lines.append(
                "\(FormLine.identifier) \(FormPrinter.quoted(handle)) = \(FormPrinter.quoted(output.identifier))\(shown)"
            )
        }
        for (name, identifier) in names.variableIdentifiers.sorted(by: { $0.key < $1.key }) {
            lines.append("\(FormLine.identifier) $\(FormPrinter.quoted(name)) = \(FormPrinter.quoted(identifier))")
        }
        for (place, action) in document.actions.enumerated() {
            if let uuid = action.uuid, names.handles[uuid] == nil, names.isListed(action), isArranged(action) {
                lines.append("\(FormLine.identifier) #\(place + 1) = \(FormPrinter.quoted(uuid))")
            }
            if let number = blocks[place], let block = action.block, block.mark == .begin {
                let isMarked = action.parameters[FormLine.Key.mark] != nil
                lines.append(
                    "\(FormLine.identifier) block \(number) = \(FormPrinter.quoted(block.group))"
                        + (isMarked ? "" : " " + FormLine.unmarked))
            }
        }
        return lines
    }

    private func isArranged(_ action: ShortcutAction) -> Bool { orders.has(action.parameters.entries.map(\.key)) }
}
