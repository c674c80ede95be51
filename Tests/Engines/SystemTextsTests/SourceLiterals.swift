// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The string literals of a Swift file as keys of sentences: `${1}` for the first `\(…)` and so on, and literals that
/// are joined by `+` as one.
struct SourceLiterals {
    private(set) var keys: [String] = []
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        while position < bytes.count {
            if starts("//") {
                skip(to: "\n")
            } else if starts("/*") {
                skip(to: "*/")
            } else if startsLiteral(at: position) {
                literal()
            } else {
                position += 1
            }
        }
    }

    private func starts(_ word: String, at place: Int? = nil) -> Bool {
        bytes[(place ?? position)...].starts(with: word.utf8)
    }

    private func startsLiteral(at start: Int) -> Bool {
        var place = start
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
        return place < bytes.count && bytes[place] == UInt8(ascii: "\"")
    }

    private mutating func skip(to word: String) {
        while position < bytes.count, !starts(word) { position += 1 }
        position += word.utf8.count
    }

    /// One literal and those that are joined to it.
    private mutating func literal() {
        var (key, count) = piece()
        while let next = startOfJoined {
            position = next
            let (more, further) = piece()
            let renumbered = more.replacing(/\$\{(\d+)\}/) { match in
                Int(match.output.1).map { "${\($0 + count)}" } ?? String(match.output.0)
            }
            key += renumbered
            count += further
        }
        keys.append(key)
    }

    /// Where a literal begins behind a `+`.
    private var startOfJoined: Int? {
        var place = position
        func skipBlanks() {
            while place < bytes.count, [0x20, 0x0A].contains(bytes[place]) { place += 1 }
        }
        skipBlanks()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "+") else { return nil }
        place += 1
        skipBlanks()
        return place < bytes.count && startsLiteral(at: place) ? place : nil
    }

    /// One literal as is, and how many values are in it.
    private mutating func piece() -> (key: String, count: Int) {
        var hashes = ""
        while starts("#") {
            hashes += "#"
            position += 1
        }
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        position += quotes.utf8.count
        var (text, count): ([UInt8], Int) = ([], 0)
        while position < bytes.count, !starts(quotes + hashes) {
            if starts("\\" + hashes) {
                position += 1 + hashes.utf8.count
                if starts("(") {
                    skipValue()
                    count += 1
                    text += Array("${\(count)}".utf8)
                } else {
                    text += escaped()
                }
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        position += quotes.utf8.count + hashes.utf8.count
        let key = String(decoding: text, as: UTF8.self)
        return (quotes == "\"" ? key : Self.unindented(key), count)
    }

    /// Past the parentheses of a value; the literals in it are noted too.
    private mutating func skipValue() {
        var depth = 0
        repeat {
            if startsLiteral(at: position) {
                literal()
                continue
            }
            if starts("(") { depth += 1 }
            if starts(")") { depth -= 1 }
            position += 1
        } while depth > 0 && position < bytes.count
    }

    private mutating func escaped() -> [UInt8] {
        defer { position += 1 }
        switch bytes[position] {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "\n"):
            while position + 1 < bytes.count, bytes[position + 1] == 0x20 { position += 1 }
            return []
        case UInt8(ascii: "u"):
            let digits = bytes[(position + 2)...].prefix { $0 != UInt8(ascii: "}") }
            position += digits.count + 2
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
            return Array(String(Unicode.Scalar(number).map(Character.init) ?? "?").utf8)
        case let other: return [other]
        }
    }

    /// Of a literal of several lines, without what the last one is indented by.
    private static func unindented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let margin = lines.last?.count ?? 0
        return lines.dropLast().map { $0.dropFirst(margin) }.joined(separator: "\n")
    }
}
