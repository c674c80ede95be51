// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument

/// Reads the text form of a whole shortcut: first all lines, then the values in them, which may name what stands below.
struct TextFormReader {
    private let words: FormActionWords
    private var scanner: FormScanner
    private var header = FormPart()
    private var parts: [FormPart] = []
    private var orders: [[String]] = []
    private var outputs: [String: FormNames.Output] = [:]
    /// By the numbers of actions, and of blocks.
    private var (numbered, groups): ([Int: String], [Int: String]) = ([:], [:])
    /// The numbers of blocks whose first action does not say that it begins one.
    private var unmarked: Set<Int> = []
    private var variables: [String: String] = [:]

    init(_ bytes: [UInt8], _ words: FormActionWords) {
        scanner = FormScanner(bytes)
        self.words = words
    }

    mutating func document() throws(FormError) -> ShortcutDocument {
        try readLines()
        let marks = try FormMarks(parts, words)
        var names = FormNames()
        names.variableIdentifiers = variables
        for (place, part) in parts.enumerated() {
            if let handle = part.handle {
                guard names.outputs[handle] == nil else {
                    throw FormError(
                        place: part.place, message: "‘\(handle)’ stands here twice", remedy: "remove one of them")
                }
                names.add(try output(handle, of: part, marks.identifiers[place]), as: handle)
            }
            let action = ShortcutAction(
                identifier: marks.identifiers[place],
                parameters: ShortcutDictionary(entries: part.constants(words.keys(of: marks.identifiers[place]))))
            if let name = FormNames.variable(setBy: action) { names.addVariable(name) }
        }
        let builder = FormBuilder(names: names, orders: KeyOrders(orders))
        let properties = try properties(builder)
        var actions: [ShortcutAction] = []
        for place in parts.indices { actions.append(try action(at: place, marks, builder)) }
        return ShortcutDocument(properties: properties, actions: actions)
    }

    // MARK: Lines

    private mutating func readLines() throws(FormError) {
        scanner.skipLines()
        let start = scanner.place
        guard scanner.name(before: "=:\"") == FormLine.shortcut else {
            scanner.back(to: start)
            throw scanner.error("a shortcut begins with the line ‘shortcut’", remedy: "add it at the top")
        }
        while true {
            scanner.skipLines()
            guard !scanner.isAtEnd else { return }
            try readLine()
            scanner.skipSpaces()
            guard scanner.isAtEnd || scanner.next == 0x0A else {
                throw scanner.error(
                    "the line goes on after its end", remedy: "start a new line here")
            }
        }
    }

    private mutating func readLine() throws(FormError) {
        let start = scanner.place
        if scanner.take("+") {
            scanner.skipSpaces()
            return try readRow(try scanner.key(), isQuoted: true, start, isOther: true)
        }
        let isQuoted = scanner.next == UInt8(ascii: "\"")
        let name = isQuoted ? try scanner.quoted() : scanner.name(before: "=:\"#$")
        scanner.skipSpaces()
        switch scanner.next {
        case UInt8(ascii: ":"): try readRow(name, isQuoted: isQuoted, start, isOther: false)
        case UInt8(ascii: "\"") where name == FormLine.identifier, UInt8(ascii: "#") where name == FormLine.identifier,
            UInt8(ascii: "$") where name == FormLine.identifier:
            try readIdentifier()
        case UInt8(ascii: "=") where name.wholeMatch(of: /id block [0-9]{1,9}/) != nil:
            try readGroup(of: Int(name.dropFirst("id block ".count)) ?? 0)
        case UInt8(ascii: "="):
            _ = scanner.take("=")
            scanner.skipSpaces()
            let isIdentifier = scanner.next == UInt8(ascii: "\"")
            let title = isIdentifier ? try scanner.quoted() : scanner.name(before: "=:\"")
            parts.append(FormPart(handle: name, name: title, isIdentifier: isIdentifier, place: start))
        default:
            if !isQuoted, name == FormLine.ordered { return mark() }
            if !isQuoted, name.hasPrefix(FormLine.keyOrder + " ") || name == FormLine.keyOrder {
                scanner.back(to: start)
                return try readOrder()
            }
            parts.append(FormPart(name: name, isIdentifier: isQuoted, place: start))
        }
    }

    private mutating func mark() {
        if parts.isEmpty { header.isOrdered = true } else { parts[parts.count - 1].isOrdered = true }
    }

    private mutating func readRow(_ key: String, isQuoted: Bool, _ start: Int, isOther: Bool) throws(FormError) {
        scanner.skipSpaces()
        try scanner.expect(":")
        let row = FormPart.Row(key: key, isQuoted: isQuoted, value: try scanner.value(), place: start)
        if parts.isEmpty {
            try header.add(row, isOther: isOther)
        } else {
            try parts[parts.count - 1].add(row, isOther: isOther)
        }
    }

    private mutating func readOrder() throws(FormError) {
        _ = scanner.take("order")
        var keys: [String] = []
        scanner.skipSpaces()
        while let next = scanner.next, next != 0x0A {
            keys.append(try scanner.key())
            scanner.skipSpaces()
        }
        orders.append(keys)
    }

    private mutating func readGroup(of block: Int) throws(FormError) {
        groups[block] = try assigned()
        scanner.skipSpaces()
        if scanner.take("unmarked") { unmarked.insert(block) }
    }

    private mutating func readIdentifier() throws(FormError) {
        if scanner.take("#") {
            let number = scanner.name(before: "=")
            guard let number = Int(number), number > 0 else {
                throw scanner.error("‘\(number)’ is not the number of an action", remedy: "count from 1")
            }
            numbered[number] = try assigned()
            return
        }
        if scanner.take("$") {
            let name = try scanner.quoted()
            variables[name] = try assigned()
            return
        }
        let handle = try scanner.quoted()
        let identifier = try assigned()
        scanner.skipSpaces()
        let shown = scanner.next == UInt8(ascii: "\"") ? try scanner.quoted() : handle
        outputs[handle] = FormNames.Output(identifier: identifier, shownName: shown)
    }

    private mutating func assigned() throws(FormError) -> String {
        scanner.skipSpaces()
        try scanner.expect("=")
        scanner.skipSpaces()
        return try scanner.quoted()
    }

    // MARK: Actions

    private func output(
        _ handle: String, of part: FormPart, _ identifier: String
    ) throws(FormError) -> FormNames.Output {
        if let output = outputs[handle] { return output }
        let name = FormNames.outputName(from: handle, of: identifier, words) ?? words.output(of: identifier)
        return FormNames.Output(identifier: FormIdentifier.text(of: "output \(handle)"), shownName: name)
    }

    private func properties(_ builder: FormBuilder) throws(FormError) -> ShortcutDictionary {
        var entries: [PropertyListNode.Entry] = []
        for row in header.rows { entries.append(.init(key: row.key, try builder.content(of: row.value))) }
        if !entries.contains(where: { $0.key == FormLine.Key.actions }) {
            entries.append(.init(key: FormLine.Key.actions, .array([])))
        }
        return ShortcutDictionary(entries: header.isOrdered ? entries : builder.orders.arranged(entries))
    }

    private func action(
        at place: Int, _ marks: FormMarks, _ builder: FormBuilder
    ) throws(FormError) -> ShortcutAction {
        let part = parts[place]
        let identifier = marks.identifiers[place]
        let keys = words.keys(of: identifier)
        var parameters = ShortcutDictionary()
        var seen: Set<String> = []
        for row in part.rows {
            let key = row.isQuoted ? row.key : keys[row.key] ?? row.key
            guard seen.insert(key).inserted else {
                throw FormError(
                    place: row.place, message: "‘\(row.key)’ stands here twice", remedy: "remove one of them")
            }
            parameters.entries.append(.init(key: key, try builder.content(of: row.value)))
        }
        if !part.isOrdered { add(to: &parameters, at: place, marks, builder) }
        var other = ShortcutDictionary()
        for row in part.others { other.entries.append(.init(key: row.key, try builder.content(of: row.value))) }
        return ShortcutAction(identifier: identifier, parameters: parameters, other: other)
    }

    /// Adds what the lines of an action leave out, and brings all into its order.
    private func add(
        to parameters: inout ShortcutDictionary, at place: Int, _ marks: FormMarks, _ builder: FormBuilder
    ) {
        if let mark = marks.marks[place] {
            let group = groups[mark.block] ?? FormIdentifier.text(of: "block \(mark.block)")
            parameters[FormLine.Key.group] = .string(group)
            if mark.mark != .begin || !unmarked.contains(mark.block) {
                parameters[FormLine.Key.mark] = .integer(mark.mark.rawValue)
            }
        }
        if let handle = parts[place].handle {
            if parameters[FormLine.Key.identifier] == nil, let output = builder.names.outputs[handle] {
                parameters[FormLine.Key.identifier] = .string(output.identifier)
            }
            if parameters[FormLine.Key.outputName] == nil,
                let name = FormNames.outputName(from: handle, of: marks.identifiers[place], words)
            {
                parameters[FormLine.Key.outputName] = .string(name)
            }
        } else if let identifier = numbered[place + 1], parameters[FormLine.Key.identifier] == nil {
            parameters[FormLine.Key.identifier] = .string(identifier)
        }
        parameters.entries = builder.orders.arranged(parameters.entries)
    }
}
