// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML

/// Builds the tree of one property list from what an `XMLParser` says.
///
/// Stops the parser at the first thing that leaves the rest without a meaning;
/// a key that stands twice is reported and reading goes on.
final class PropertyListBuilder: NSObject, XMLParserDelegate {
    /// An element that is not closed yet.
    private struct Open {
        var name: String
        var location: PropertyListLocation
        var text = ""
        var items: [PropertyListNode] = []
        var entries: [PropertyListNode.Entry] = []
        var keys: [String: PropertyListLocation] = [:]
        var pendingKey: (name: String, location: PropertyListLocation)?
    }

    private static let containers: Set<String> = ["plist", "array", "dict"]
    private static let scalars: Set<String> = ["key", "string", "integer", "real", "true", "false", "date", "data"]

    private let lines: SourceLines
    private var open: [Open] = []
    private var values = 0
    private(set) var root: PropertyListNode?
    private(set) var problems: [PropertyListProblem] = []
    private(set) var failed = false

    init(lines: SourceLines) {
        self.lines = lines
    }

    /// Says what is missing when the parser has ended.
    func finish(parsed: Bool, line: Int, column: Int) {
        guard !failed else { return }
        let place = PropertyListLocation(line: max(line, 1), column: max(column, 1))
        if let last = open.last {
            let end = PropertyListLocation(line: place.line, column: place.column, keyPath: last.location.keyPath)
            let begun = last.location.line.map { " begun on line \($0)" } ?? ""
            report(
                "the file is cut off or not well-formed: the <\(last.name)>\(begun) is never closed", at: end,
                mend: "close the element or take the file anew from where it came from")
        } else if !parsed {
            report("the file is not well-formed XML", at: place, mend: "save it again from the editor it was made with")
        } else if root == nil {
            report("the property list holds no value", at: place, mend: "write a <dict> into the <plist>")
        }
        failed = failed || root == nil
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard !failed else { return }
        let place = location(of: parser)
        if let problem = problem(opening: name) {
            stop(parser, problem.message, at: place, mend: problem.mend)
        } else {
            open.append(Open(name: name, location: place))
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard !failed, let element = open.popLast() else { return }
        if name == "plist" { return }
        if name == "key" { return close(key: element, parser) }
        guard let content = content(of: element, parser) else { return }
        add(PropertyListNode(content: content, location: element.location), parser)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { found(string, parser) }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        found(String(decoding: block, as: UTF8.self), parser)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        guard !failed, open.isEmpty else { return }
        let place = PropertyListLocation(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
        report("the file is not well-formed XML", at: place, mend: "save it again from the editor it was made with")
    }
}

extension PropertyListBuilder {
    private func problem(opening name: String) -> (message: String, mend: String)? {
        values += 1
        guard let parent = open.last else {
            if name == "plist" { return nil }
            return (
                "the file is XML but not a property list: its outermost element is <\(name)>",
                "put everything into a <plist version=\"1.0\"> element"
            )
        }
        guard Self.containers.contains(name) || Self.scalars.contains(name), name != "plist" else {
            return (
                "<\(name)> is no element of a property list", "use dict, array, string, integer, real, true or false"
            )
        }
        guard Self.containers.contains(parent.name) else {
            return ("<\(name)> stands inside a <\(parent.name)>", "close the <\(parent.name)> first")
        }
        return problemOfSize ?? problem(placing: name, in: parent)
    }

    private var problemOfSize: (message: String, mend: String)? {
        if open.count > PropertyListLimits.depth {
            return (
                "the file nests more than \(PropertyListLimits.depth) deep",
                "make it flatter; real files need no more than ten"
            )
        }
        if values > PropertyListLimits.values {
            return ("the file holds more than \(PropertyListLimits.values) values", "split it into several files")
        }
        return nil
    }

    private func problem(placing name: String, in parent: Open) -> (message: String, mend: String)? {
        if parent.name == "dict", (name == "key") != (parent.pendingKey == nil) {
            return name == "key"
                ? ("the key '\(parent.pendingKey?.name ?? "")' has no value", "write its value before the next <key>")
                : ("a value stands in a <dict> without a key", "write a <key> before it")
        }
        if parent.name != "dict", name == "key" {
            return ("a <key> stands outside of a <dict>", "put it into a <dict> or remove it")
        }
        if parent.name == "plist", root != nil {
            return ("the <plist> holds more than one value", "keep one <dict>")
        }
        return nil
    }

    private func close(key element: Open, _ parser: XMLParser) {
        guard var parent = open.popLast() else { return }
        var place = parent.location
        (place.line, place.column) = (element.location.line, element.location.column)
        place.keyPath = parent.location.keyPath(toKey: element.text)
        parent.pendingKey = (element.text, place)
        open.append(parent)
    }

    private func add(_ node: PropertyListNode, _ parser: XMLParser) {
        guard var parent = open.popLast() else { return }
        switch parent.name {
        case "dict":
            guard let (key, place) = parent.pendingKey else { break }
            parent.pendingKey = nil
            if let first = parent.keys.updateValue(place, forKey: key) {
                report(
                    "the key '\(key)' stands twice in one dictionary, first on line \(first.line ?? 1)", at: place,
                    mend: "remove one of the two")
            } else {
                parent.entries.append(.init(key: key, keyLocation: place, value: node))
            }
        case "array": parent.items.append(node)
        default: root = node
        }
        open.append(parent)
    }

    private func content(of element: Open, _ parser: XMLParser) -> PropertyListNode.Content? {
        switch element.name {
        case "string": return .string(element.text)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "array": return .array(element.items)
        case "dict":
            guard let key = element.pendingKey else { return .dictionary(element.entries) }
            stop(
                parser, "the key '\(key.name)' has no value", at: key.location,
                mend: "write its value or remove the key")
        default: return scalar(element, parser)
        }
        return nil
    }

    private func scalar(_ element: Open, _ parser: XMLParser) -> PropertyListNode.Content? {
        let trimmed = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch element.name {
        case "date":
            if let date = PropertyListDates.date(trimmed) { return .date(date) }
            stop(
                parser, "'\(shown(trimmed))' is no date", at: element.location,
                mend: "write it in UTC, such as 2026-11-21T09:30:00Z")
        case "integer":
            if let number = PropertyListNumbers.integer(trimmed) { return number }
            stop(
                parser, "'\(shown(trimmed))' is no integer", at: element.location, mend: "write digits only, such as 12"
            )
        case "real":
            if let number = Double(trimmed), number.isFinite { return .real(number) }
            stop(
                parser, "'\(shown(trimmed))' is no real number", at: element.location,
                mend: "write a number such as 1.5")
        case "data":
            if let data = Data(base64Encoded: trimmed, options: .ignoreUnknownCharacters) { return .data(data) }
            stop(parser, "the data is not in base64", at: element.location, mend: "write base64 or leave it empty")
        default: break
        }
        return nil
    }

    private func found(_ string: String, _ parser: XMLParser) {
        guard !failed, let name = open.last?.name else { return }
        if Self.scalars.contains(name) {
            open[open.count - 1].text += string
        } else if string.utf8.contains(where: { $0 > 0x20 }) {
            stop(
                parser, "there is text between the elements of a <\(name)>: '\(shown(string))'",
                at: PropertyListLocation(
                    line: parser.lineNumber, column: 1, keyPath: location(of: parser).keyPath),
                mend: "put it into a <string> or remove it")
        }
    }

    private func location(of parser: XMLParser) -> PropertyListLocation {
        let line = max(parser.lineNumber, 1)
        let column = lines.columnOfTag(endingAt: parser.columnNumber, line: line)
        var place = PropertyListLocation(line: line, column: column)
        if let parent = open.last {
            switch parent.name {
            case "dict": place.keyPath = parent.pendingKey?.location.keyPath ?? parent.location.keyPath
            case "array": place.keyPath = parent.location.keyPath(toIndex: parent.items.count)
            default: place.keyPath = parent.location.keyPath
            }
        }
        return place
    }

    private func shown(_ text: String) -> String {
        text.count > 40 ? text.prefix(40) + "…" : text
    }

    private func stop(_ parser: XMLParser, _ message: String, at place: PropertyListLocation, mend: String) {
        report(message, at: place, mend: mend)
        failed = true
        parser.abortParsing()
    }

    private func report(_ message: String, at place: PropertyListLocation, mend: String) {
        problems.append(PropertyListProblem(at: place, message, mend: mend))
    }
}
