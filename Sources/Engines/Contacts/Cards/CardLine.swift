// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One property of a card: `item1.TEL;TYPE=cell:+1 555`.
struct CardLine {
    /// What joins lines to each other; empty for a line alone.
    let group: String
    /// In capitals.
    let name: String
    let value: ArraySlice<UInt8>
    /// By names in capitals. A type that is given without the word is one here.
    private let parameters: [String: [String]]

    private static let greatestParameterCount = 64

    /// Nil for what is not a property.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let colon = Self.colon(in: bytes) else { return nil }
        let parts = Self.split(bytes[..<colon], at: UInt8(ascii: ";"))
        guard let head = parts.first else { return nil }
        let words = head.split(separator: UInt8(ascii: "."), maxSplits: 1)
        guard let last = words.last, last.allSatisfy(Self.isNameByte) else { return nil }
        name = String(decoding: last, as: UTF8.self).uppercased()
        group = words.count > 1 ? String(decoding: words[0], as: UTF8.self).uppercased() : ""
        value = bytes[(colon + 1)...]
        parameters = Self.parameters(parts.dropFirst().prefix(Self.greatestParameterCount))
    }

    /// The values of a parameter, in capitals.
    func values(of parameter: String) -> [String] { parameters[parameter] ?? [] }

    /// Whether it has a type, by its name in capitals.
    func isOfType(_ type: String) -> Bool { values(of: "TYPE").contains(type) }

    /// The first colon outside quotation marks; where those do not end, the first of all.
    private static func colon(in bytes: ArraySlice<UInt8>) -> Int? {
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if bytes[index] == UInt8(ascii: ":"), !isQuoted { return index }
        }
        return isQuoted ? bytes.firstIndex(of: UInt8(ascii: ":")) : nil
    }

    /// What stands between separators outside quotation marks.
    private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var isQuoted = false
        var start = bytes.startIndex
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if bytes[index] == separator, !isQuoted {
                parts.append(bytes[start..<index])
                start = index + 1
            }
        }
        return parts + [bytes[start...]]
    }

    private static func parameters(_ parts: some Sequence<ArraySlice<UInt8>>) -> [String: [String]] {
        var parameters: [String: [String]] = [:]
        for part in parts {
            let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = sides.first else { continue }
            let name = String(decoding: first, as: UTF8.self).uppercased()
            if sides.count > 1 {
                // A list, or in one pair of quotation marks a list as well.
                let bare = sides[1].filter { $0 != UInt8(ascii: "\"") }
                parameters[name, default: []] += bare.split(separator: UInt8(ascii: ",")).prefix(greatestParameterCount)
                    .map { String(decoding: $0, as: UTF8.self).uppercased() }
            } else {
                let isEncoding = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(name)
                parameters[isEncoding ? "ENCODING" : "TYPE", default: []].append(name)
            }
        }
        return parameters
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
