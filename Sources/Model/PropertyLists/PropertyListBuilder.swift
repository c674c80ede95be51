// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Builds the tree of one property list from the tags and texts of its XML.
///
/// Refuses the first thing that leaves the rest without a meaning; a key that
/// stands twice is noted and reading goes on.
struct PropertyListBuilder {
    /// Why the property list has no meaning from here on.
    struct Refusal: Error {
        var message: Sentence
        var remedy: Sentence
        /// Where it is; nil is where the tag or text stands that was just given.
        var place: PropertyListLocation?
    }

    /// An element that is not closed yet.
    private struct Open {
        var name: String
        var location: PropertyListLocation
        var text = ""
        var items: [PropertyListNode] = []
        private(set) var entries: [PropertyListNode.Entry] = []
        var pendingKey: (name: String, location: PropertyListLocation)?
        /// Where each key stands; made when there are so many that looking through them takes long.
        private var places: [String: PropertyListLocation] = [:]
        private static let few = 12

        init(name: String, location: PropertyListLocation) {
            self.name = name
            self.location = location
        }

        func place(of key: String) -> PropertyListLocation? {
            entries.count > Self.few ? places[key] : entries.first { $0.key == key }?.keyLocation
        }

        mutating func append(_ entry: PropertyListNode.Entry) {
            entries.append(entry)
            guard entries.count > Self.few else { return }
            for entry in places.isEmpty ? entries[...] : entries.suffix(1) { places[entry.key] = entry.keyLocation }
        }
    }

    private static let containers: Set<String> = ["plist", "array", "dict"]
    private static let scalars: Set<String> = ["key", "string", "integer", "real", "true", "false", "date", "data"]

    private let limits: PropertyListLimits
    private var elements: [Open] = []
    private var values = 0
    private var isClosed = false
    private(set) var root: PropertyListNode?
    private(set) var problems: [PropertyListProblem] = []

    init(within limits: PropertyListLimits) { self.limits = limits }

    /// The way to what stands next.
    var keyPath: String {
        guard let parent = elements.last else { return "" }
        return switch parent.name {
        case "dict": parent.pendingKey?.location.keyPath ?? parent.location.keyPath
        case "array": parent.location.keyPath(toIndex: parent.items.count)
        default: parent.location.keyPath
        }
    }

    /// Begins an element.
    mutating func open(_ name: String, at place: PropertyListLocation) throws(Refusal) {
        values += 1
        if let refusal = refusal(opening: name) { throw refusal }
        var place = place
        place.keyPath = keyPath
        elements.append(Open(name: name, location: place))
    }

    /// Ends the element that was begun last.
    mutating func close(_ name: String) throws(Refusal) {
        guard let element = elements.last else {
            throw Refusal(message: "</\(shown(name))> ends nothing: no element is open", remedy: "remove it")
        }
        guard element.name == name else {
            throw Refusal(
                message: "found </\(shown(name))> but expected the end of <\(element.name)>\(begun(element))",
                remedy: "write </\(element.name)> before it, or remove one of the two tags")
        }
        elements.removeLast()
        switch name {
        case "plist": isClosed = true
        case "key": close(key: element)
        default: add(PropertyListNode(content: try content(of: element), location: element.location))
        }
    }

    /// Takes what stands between two tags.
    mutating func add(_ text: String) throws(Refusal) {
        if let name = elements.last?.name, Self.scalars.contains(name) {
            elements[elements.count - 1].text += text
        } else if text.utf8.contains(where: { $0 > 0x20 }) {
            let place: Sentence =
                elements.last.map { "between the elements of a <\($0.name)>" } ?? "outside of the <plist>"
            throw Refusal(
                message: "there is text \(place): '\(shown(text.trimmingCharacters(in: .whitespacesAndNewlines)))'",
                remedy: elements.isEmpty ? "remove it" : "put it into a <string> or remove it")
        }
    }

    /// Says what is missing at the end.
    func finish() throws(Refusal) {
        if let last = elements.last {
            throw Refusal(
                message: "the file is cut off: the <\(last.name)>\(begun(last)) is never closed",
                remedy: "close the element, or get the file again")
        }
        guard root == nil else { return }
        throw Refusal(message: "the property list holds no value", remedy: "write a <dict> into the <plist>")
    }
}

extension PropertyListBuilder {
    private func refusal(opening name: String) -> Refusal? {
        guard let parent = elements.last else {
            if isClosed {
                return Refusal(message: "<\(shown(name))> follows the end of the <plist>", remedy: "remove it")
            }
            if name == "plist" { return nil }
            return Refusal(
                message: "the file is XML but not a property list: its outermost element is <\(shown(name))>",
                remedy: "put everything into a <plist version=\"1.0\"> element")
        }
        guard Self.containers.contains(name) || Self.scalars.contains(name), name != "plist" else {
            return Refusal(
                message: name == "plist"
                    ? "there is a <plist> inside the <plist>" : "<\(shown(name))> is not a property list element",
                remedy: "use dict, array, string, integer, real, true or false")
        }
        guard Self.containers.contains(parent.name) else {
            return Refusal(
                message: "<\(name)> is inside a <\(parent.name)>\(begun(parent))",
                remedy: "close the <\(parent.name)> first")
        }
        return refusalOfSize ?? refusal(placing: name, in: parent)
    }

    private var refusalOfSize: Refusal? {
        if elements.count > limits.depth {
            return Refusal(
                message: "the file nests more than \(limits.depth) levels deep",
                remedy: "use fewer levels; real files need at most ten")
        }
        if values.isMultiple(of: 256), Task.isCancelled {
            return Refusal(message: "reading it was stopped", remedy: "read it again")
        }
        if values > limits.values {
            return Refusal(
                message: "the file holds more than \(limits.values) values",
                remedy: "split it into several files")
        }
        return nil
    }

    private func refusal(placing name: String, in parent: Open) -> Refusal? {
        if parent.name == "dict", (name == "key") != (parent.pendingKey == nil) {
            return name == "key"
                ? Refusal(
                    message: "the key '\(shown(parent.pendingKey?.name ?? ""))' has no value",
                    remedy: "write its value before the next <key>")
                : Refusal(message: "a value in a <dict> has no key", remedy: "write a <key> before it")
        }
        if parent.name != "dict", name == "key" {
            return Refusal(message: "a <key> is outside a <dict>", remedy: "put it into a <dict> or remove it")
        }
        if parent.name == "plist", root != nil {
            return Refusal(message: "the <plist> holds more than one value", remedy: "keep one <dict>")
        }
        return nil
    }

    private mutating func close(key element: Open) {
        guard let parent = elements.last else { return }
        var place = element.location
        place.keyPath = parent.location.keyPath(toKey: element.text)
        elements[elements.count - 1].pendingKey = (element.text, place)
    }

    private mutating func add(_ node: PropertyListNode) {
        guard var parent = elements.popLast() else { return }
        switch parent.name {
        case "dict":
            guard let (key, place) = parent.pendingKey else { break }
            parent.pendingKey = nil
            if let first = parent.place(of: key) {
                problems.append(
                    PropertyListProblem(
                        at: place,
                        "the key '\(shown(key))' appears twice in one dictionary, first on line \(first.line ?? 1)",
                        remedy: "remove one of the two"))
            } else {
                parent.append(.init(key: key, keyLocation: place, value: node))
            }
        case "array": parent.items.append(node)
        default: root = node
        }
        elements.append(parent)
    }

    private func content(of element: Open) throws(Refusal) -> PropertyListNode.Content {
        switch element.name {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "array": return .array(element.items)
        case "dict":
            guard let key = element.pendingKey else { return .dictionary(element.entries) }
            throw Refusal(
                message: "the key '\(shown(key.name))' has no value", remedy: "write its value or remove the key",
                place: key.location)
        case "date", "integer", "real", "data": return try scalar(element)
        default: return .string(element.text)
        }
    }

    private func scalar(_ element: Open) throws(Refusal) -> PropertyListNode.Content {
        let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let (message, remedy): (Sentence, Sentence)
        switch element.name {
        case "date":
            if let date = PropertyListDates.date(text) { return .date(date) }
            (message, remedy) = ("'\(shown(text))' is not a date", "write it in UTC, such as 2026-11-21T09:30:00Z")
        case "integer":
            if let number = PropertyListNumbers.integer(text) { return number }
            (message, remedy) = PropertyListNumbers.problem(of: text, shown: shown(text))
        case "real":
            if let number = Double(text), number.isFinite { return .real(number) }
            (message, remedy) = ("'\(shown(text))' is not a real number", "write a number such as 1.5")
        default:
            if let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) { return .data(data) }
            (message, remedy) = ("the data is not in base64", "write base64 or leave it empty")
        }
        throw Refusal(message: message, remedy: remedy, place: element.location)
    }

    /// Where it was opened, behind its tag; nothing where that is not known.
    private func begun(_ element: Open) -> Sentence {
        element.location.line.map { " begun on line \($0)" } ?? ""
    }

    private func shown(_ text: String) -> String { XMLScanner.shown(text) }
}

/// The dates of XML property lists: `2026-11-21T09:30:00Z`, always in UTC.
enum PropertyListDates {
    /// The date, or nil if the text is not a date, such as February 30.
    static func date(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle()
        // Foundation takes more than what is written so: what is not the same when it is written again.
        guard let date = try? style.parse(text), style.format(date) == text else { return nil }
        return date
    }
}

/// The integers of XML property lists: decimal, or hexadecimal after `0x`, with a sign or none.
enum PropertyListNumbers {
    /// The number, or nil if the text is not a number or needs more than 64 bits.
    static func integer(_ text: String) -> PropertyListNode.Content? {
        let isNegative = text.hasPrefix("-")
        let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let isHexadecimal = unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X")
        let digits = isHexadecimal ? unsigned.dropFirst(2) : unsigned
        guard let first = digits.first, first.isASCII, first != "+", first != "-" else { return nil }
        let radix = isHexadecimal ? 16 : 10
        if let number = Int((isNegative ? "-" : "") + digits, radix: radix) { return .integer(number) }
        return isNegative ? nil : UInt64(digits, radix: radix).map { .large($0) }
    }

    /// Why a text is no integer, and what to write.
    static func problem(of text: String, shown: String) -> (message: Sentence, remedy: Sentence) {
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return ("'\(shown)' is not an integer", "write digits only, such as 12")
        }
        return ("'\(shown)' is not a 64-bit integer", "write a number from \(Int.min) to \(UInt64.max)")
    }
}
