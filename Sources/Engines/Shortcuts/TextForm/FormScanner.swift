// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// Reads names and values of the text form from its bytes.
struct FormScanner {
    /// As deep as values may lie in one another.
    private static let deepest = 600

    private let bytes: [UInt8]
    private(set) var place = 0
    private var depth = 0
    /// Whether a text may have lines.
    private var isInBlock = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    /// The byte that comes next; nil at the end.
    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    func error(_ message: Sentence, remedy: Sentence) -> FormError {
        FormError(place: place, message: message, remedy: remedy)
    }

    // MARK: Spaces and marks

    mutating func skipSpaces() {
        while let next, next == 0x20 || next == 0x09 || next == 0x0D { place += 1 }
    }

    mutating func skipLines() {
        while let next, next <= 0x20 { place += 1 }
    }

    /// Takes bytes if they come next.
    mutating func take(_ text: StaticString) -> Bool {
        let found = text.withUTF8Buffer { mark in
            place + mark.count <= bytes.count && bytes[place..<place + mark.count].elementsEqual(mark)
        }
        if found { place += text.utf8CodeUnitCount }
        return found
    }

    mutating func expect(_ text: StaticString) throws(FormError) {
        guard take(text) else { throw error("‘\("\(text)")’ is missing", remedy: "add it here") }
    }

    /// Goes back to a place where the scanner was.
    mutating func back(to place: Int) { self.place = place }

    // MARK: Names

    /// What stands before the first of some bytes or the end of the line, without the spaces around it.
    mutating func name(before ends: String) -> String {
        let start = place
        while let next, next != 0x0A, !ends.utf8.contains(next) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    /// A key, in quotes or as it is.
    mutating func key() throws(FormError) -> String {
        if next == UInt8(ascii: "\"") { return try quoted() }
        let start = place
        while let next, Self.isOfKey(next) { place += 1 }
        guard place > start else { throw error("a key is missing", remedy: "add it here") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isOfKey(_ byte: UInt8) -> Bool {
        byte >= 0x80 || "._-".utf8.contains(byte) || Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber
    }

    // MARK: Values

    mutating func value() throws(FormError) -> FormValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw error("the values are nested too deeply", remedy: "remove some of them")
        }
        skipLines()
        switch next {
        case UInt8(ascii: "\""): return try text()
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "{"): return .dictionary(try rows(), isOrdered: false)
        case UInt8(ascii: "$"):
            try expect("${")
            return .variable(try variable())
        default: return try word()
        }
    }

    private mutating func elements() throws(FormError) -> [FormValue] {
        var elements: [FormValue] = []
        try expect("[")
        while try !ends("]") { elements.append(try value()) }
        return elements
    }

    /// The keys and values between braces.
    mutating func rows() throws(FormError) -> [(key: String, value: FormValue)] {
        var rows: [(key: String, value: FormValue)] = []
        var keys: Set<String> = []
        try expect("{")
        while try !ends("}") {
            let start = place
            let key = try key()
            guard keys.insert(key).inserted else {
                place = start
                throw error("‘\(key)’ stands here twice", remedy: "remove one of them")
            }
            skipSpaces()
            try expect(":")
            rows.append((key, try value()))
        }
        return rows
    }

    /// Whether a list or dictionary is at its end, past what divides its parts.
    private mutating func ends(_ mark: StaticString) throws(FormError) -> Bool {
        while let next, next <= 0x20 || next == UInt8(ascii: ",") { place += 1 }
        guard !isAtEnd else { throw error("‘\("\(mark)")’ is missing", remedy: "add it here") }
        return take(mark)
    }

    /// A number, yes or no, or a value in brackets behind its kind.
    private mutating func word() throws(FormError) -> FormValue {
        let start = place
        while let next, Self.isOfKey(next) || next == UInt8(ascii: "+") { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        switch word {
        case "yes": return .plain(.boolean(true))
        case "no": return .plain(.boolean(false))
        case "ordered":
            skipSpaces()
            return .dictionary(try rows(), isOrdered: true)
        case "text", "plain":
            if next == UInt8(ascii: "\"") { return .wrapped(try constant(), word == "text" ? .text : .plain) }
        case "date", "data", "real":
            if take("(") { return try special(word) }
        default: if let number = Self.number(word) { return .plain(number) }
        }
        place = start
        throw error(
            word.isEmpty ? "a value is missing" : "‘\(word)’ is not a value",
            remedy: "write a text in quotes, a number, yes, no, a variable, a list or a dictionary")
    }

    private static func number(_ word: String) -> PropertyListNode.Content? {
        if let number = Int(word) { return .integer(number) }
        if let number = UInt64(word) { return .large(number) }
        guard word.contains(where: \.isNumber), let number = Double(word) else { return nil }
        return .real(number)
    }

    private mutating func special(_ kind: String) throws(FormError) -> FormValue {
        let start = place
        let text = try quoted()
        try expect(")")
        let content: PropertyListNode.Content? =
            switch kind {
            case "data": Data(base64Encoded: text).map { .data($0) }
            case "date": Self.exact(text).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
            default: Self.exact(text).map { .real($0) }
            }
        guard let content else {
            place = start
            throw error("‘\(text)’ can't be read", remedy: "correct it")
        }
        return .plain(content)
    }

    /// A number in decimals, or by its bits.
    private static func exact(_ text: String) -> Double? {
        guard text.hasPrefix("0x") else { return Double(text) }
        return UInt64(text.dropFirst(2), radix: 16).map { Double(bitPattern: $0) }
    }

    // MARK: Texts

    /// A text in quotes without variables.
    mutating func quoted() throws(FormError) -> String {
        let start = place
        return try constant(try segments(until: "\""), from: start)
    }

    /// A text without variables, on one line or on several.
    private mutating func constant() throws(FormError) -> String {
        let start = place
        return try constant(take("\"\"\"") ? try block() : try segments(until: "\""), from: start)
    }

    private func constant(_ segments: [FormValue.Segment], from start: Int) throws(FormError) -> String {
        guard !segments.contains(where: \.isVariable) else {
            throw FormError(
                place: start, message: "no variable can stand here", remedy: "write a backslash before the dollar sign")
        }
        return segments.map(\.text).joined()
    }

    private mutating func text() throws(FormError) -> FormValue {
        let segments = take("\"\"\"") ? try block() : try segments(until: "\"")
        guard segments.contains(where: \.isVariable) else {
            return .plain(.string(segments.map(\.text).joined()))
        }
        return .template(segments)
    }

    private mutating func segments(until end: StaticString) throws(FormError) -> [FormValue.Segment] {
        try expect("\"")
        return try pieces(until: end, in: &self)
    }

    private func pieces(
        until end: StaticString, in scanner: inout FormScanner
    ) throws(FormError) -> [FormValue.Segment] {
        let start = scanner.place
        var segments: [FormValue.Segment] = []
        var piece: [UInt8] = []
        while !scanner.take(end) {
            guard let next = scanner.next, scanner.isInBlock || next != 0x0A else {
                scanner.back(to: start)
                throw scanner.error("the text is not ended", remedy: "end it with a quotation mark on the same line")
            }
            if scanner.take("${") {
                if !piece.isEmpty { segments.append(.text(String(decoding: piece, as: UTF8.self))) }
                piece = []
                segments.append(.variable(try scanner.variable()))
            } else if scanner.take("\\") {
                piece += try scanner.escape()
            } else {
                piece.append(next)
                scanner.place += 1
            }
        }
        if !piece.isEmpty { segments.append(.text(String(decoding: piece, as: UTF8.self))) }
        return segments
    }

    private mutating func escape() throws(FormError) -> [UInt8] {
        guard let next else {
            throw error("the text is not ended", remedy: "end it with a quotation mark on the same line")
        }
        place += 1
        switch next {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "$"): return [next]
        case UInt8(ascii: "u"):
            try expect("{")
            let digits = name(before: "}")
            try expect("}")
            if let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) { return Array(String(scalar).utf8) }
            throw error("‘\(digits)’ is not the number of a character", remedy: "write it in hexadecimal")
        default:
            throw error("a backslash has no meaning before this character", remedy: "write two backslashes for one")
        }
    }

    /// The lines up to three quotes, without what the line of these begins with.
    private mutating func block() throws(FormError) -> [FormValue.Segment] {
        let start = place
        try expect("\n")
        var lines: [ArraySlice<UInt8>] = []
        while true {
            let line = bytes[place...].prefix { $0 != 0x0A }
            let content = line.drop { $0 == 0x20 || $0 == 0x09 }
            if content.starts(with: Array("\"\"\"".utf8)) {
                let indent = line.prefix(upTo: content.startIndex)
                place = content.startIndex + 3
                return try pieces(of: lines, without: indent)
            }
            guard line.endIndex < bytes.count else {
                place = start
                throw error("the text is not ended", remedy: "end it with three quotation marks on a line of their own")
            }
            lines.append(line)
            place = line.endIndex + 1
        }
    }

    private mutating func pieces(
        of lines: [ArraySlice<UInt8>], without indent: ArraySlice<UInt8>
    ) throws(FormError) -> [FormValue.Segment] {
        var text: [UInt8] = []
        for (number, line) in lines.enumerated() {
            let isBlank = line.allSatisfy { $0 <= 0x20 } && line.count < indent.count
            guard isBlank || line.starts(with: indent) else {
                place = line.startIndex
                throw error("the line is indented less than the end of its text", remedy: "indent both alike")
            }
            if number > 0 { text.append(0x0A) }
            text += line.dropFirst(indent.count)
        }
        // A mark that no text has ends it.
        var scanner = FormScanner(text + [0])
        scanner.isInBlock = true
        do throws(FormError) {
            return try pieces(until: "\0", in: &scanner)
        } catch {
            throw FormError(place: lines.first?.startIndex ?? place, message: error.message, remedy: error.remedy)
        }
    }

    // MARK: Variables

    /// A variable, past the mark that begins it.
    private mutating func variable() throws(FormError) -> FormVariable {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw error("the values are nested too deeply", remedy: "remove some of them")
        }
        skipSpaces()
        let start = place
        if take("=") {
            let value = try value()
            skipLines()
            try expect("}")
            return FormVariable(source: .raw(value), place: start)
        }
        let isSet = take("$")
        let name = next == UInt8(ascii: "\"") ? try quoted() : name(before: "{|}\"")
        guard !name.isEmpty else {
            throw error("a variable has no name", remedy: "write the name of an output or a variable")
        }
        var variable = FormVariable(source: isSet ? .set(name) : .named(name), place: start)
        skipSpaces()
        if next == UInt8(ascii: "{") { variable.extras = try rows() }
        skipSpaces()
        while take("|") {
            variable.modifiers.append(try modifier())
            skipSpaces()
        }
        try expect("}")
        return variable
    }

    private mutating func modifier() throws(FormError) -> FormVariable.Modifier {
        skipSpaces()
        var modifier = FormVariable.Modifier()
        if next != UInt8(ascii: "{") {
            let start = place
            let word = try key()
            guard let kind = FormVariable.Kind(rawValue: word) else {
                place = start
                throw error("‘\(word)’ does not change a variable", remedy: "write as, key, property or date")
            }
            modifier.kind = kind
            skipSpaces()
            if kind.argument != nil { modifier.argument = try quoted() }
            skipSpaces()
        }
        if next == UInt8(ascii: "{") { modifier.extras = try rows() }
        return modifier
    }
}

extension FormValue.Segment {
    fileprivate var isVariable: Bool {
        guard case .variable = self else { return false }
        return true
    }

    fileprivate var text: String {
        guard case .text(let text) = self else { return "" }
        return text
    }
}
