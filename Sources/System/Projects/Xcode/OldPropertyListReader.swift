// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import PropertyLists
import Sentences

/// Reads the property list format of before XML, in which Xcode keeps its projects.
///
/// `{ key = value; }`, `( value, value )`, `"text"`, `text`, `<0fbd77>`, comments as in C.
/// Any bytes may be given; nesting and the number of values are bounded.
struct OldPropertyListReader {
    /// Why the bytes are no such list, and where.
    typealias Failure = OldStyleScanner.Problem

    private static let depthLimit = 64
    private static let valueLimit = 4_000_000

    private var scanner: OldStyleScanner
    private var values = 0

    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyTree {
        var reader = OldPropertyListReader(scanner: OldStyleScanner(String(decoding: bytes, as: UTF8.self)))
        let tree = try reader.value(depth: 0)
        try reader.scanner.skipSpace()
        guard reader.scanner.next == nil else { throw reader.failure("there is text after the outermost value") }
        return tree
    }

    private init(scanner: OldStyleScanner) { self.scanner = scanner }

    private mutating func value(depth: Int) throws(Failure) -> PropertyTree {
        try scanner.skipSpace()
        values += 1
        guard depth < Self.depthLimit else { throw failure("the list nests deeper than \(Self.depthLimit) levels") }
        guard values <= Self.valueLimit else { throw failure("the list has more than \(Self.valueLimit) values") }
        if scanner.take("{") { return .dictionary(try dictionary(depth: depth)) }
        if scanner.take("(") { return .array(try array(depth: depth)) }
        guard scanner.next == "<" else { return .string(try text()) }
        // Kept as it is written: nothing in a project is looked up by it.
        guard let data = scanner.text(through: ">") else { throw failure("a ‘>’ is missing") }
        return .string(data)
    }

    private mutating func dictionary(depth: Int) throws(Failure) -> [String: PropertyTree] {
        var values: [String: PropertyTree] = [:]
        try scanner.skipSpace()
        while !scanner.take("}") {
            let key = try text()
            try expect("=", behind: "a key")
            values[key] = try value(depth: depth + 1)
            try expect(";", behind: "a value")
        }
        return values
    }

    private mutating func array(depth: Int) throws(Failure) -> [PropertyTree] {
        var items: [PropertyTree] = []
        try scanner.skipSpace()
        while !scanner.take(")") {
            items.append(try value(depth: depth + 1))
            try scanner.skipSpace()
            if scanner.take(",") {
                try scanner.skipSpace()
            } else if scanner.next != ")" {
                throw failure("a comma is missing between two items")
            }
        }
        return items
    }

    private mutating func text() throws(Failure) -> String {
        if let text = try scanner.word() { return text }
        throw failure(scanner.next == nil ? "the list is cut off" : "a text is missing")
    }

    private mutating func expect(_ mark: Unicode.Scalar, behind what: Sentence) throws(Failure) {
        try scanner.skipSpace()
        guard scanner.take(mark) else {
            throw failure(scanner.next == nil ? "the list is cut off" : "a ‘\(mark)’ is missing behind \(what)")
        }
        try scanner.skipSpace()
    }

    private func failure(_ reason: Sentence) -> Failure {
        scanner.problem(reason, remedy: "open the project in Xcode and save it")
    }
}
