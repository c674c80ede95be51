// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// An address that holds what it leads to: `data:text/html;base64,PGI+aGk8L2I+` (RFC 2397).
package struct DataAddress: Sendable {
    /// Such as `text/html;charset=utf-8`.
    package let mediaType: String
    package let data: Data

    private static let scheme = "data:"
    private static let longest = 32 << 20
    private static let standardType = "text/plain"

    /// Whether an address is one of these.
    package static func isOne(_ address: String) -> Bool { address.prefix(scheme.count).lowercased() == scheme }

    /// Reads an address; lines inside of it, and spaces inside of Base64, mean nothing.
    package init(_ address: String) throws(ShortcutFailure) {
        guard address.utf8.count <= Self.longest else {
            throw ShortcutFailure(
                "an address that begins with ‘data:’ has more than \(Self.longest >> 20) MB",
                remedy: "save its contents in a file", kind: .tooMuch)
        }
        guard Self.isOne(address), let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")) else {
            throw ShortcutFailure(
                "‘\(String(address.prefix(60)))’ is empty",
                remedy: "write a comma between its type and its data")
        }
        let head = address[address.index(address.startIndex, offsetBy: Self.scheme.count)..<comma]
        let payload = address[address.utf8.index(after: comma)...]
        var parts = head.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let isBase64 = parts.last?.lowercased() == "base64"
        if isBase64 { parts.removeLast() }
        let type = parts.joined(separator: ";")
        mediaType = type.isEmpty || type.hasPrefix(";") ? Self.standardType + type : type
        let plain = Self.decoded(payload.utf8)
        guard isBase64 else {
            data = plain
            return
        }
        guard let data = Self.base64(plain) else {
            throw ShortcutFailure(
                "the data of ‘\(String(address.prefix(60)))’ is not in Base64",
                remedy: "encode it with Base64 Encode, or leave out ‘;base64’")
        }
        self.data = data
    }

    /// With `%20` and the like as what they stand for.
    private static func decoded(_ bytes: Substring.UTF8View) -> Data {
        var decoded = Data()
        var rest = bytes
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
                let low = rest.dropFirst().first.flatMap(digit)
            {
                decoded.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return decoded
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
    }

    /// In either alphabet, with its filling or without; nil if it is not Base64.
    private static func base64(_ bytes: Data) -> Data? {
        var letters = bytes.filter { !isSpace($0) }.map { byte in
            byte == UInt8(ascii: "-") ? UInt8(ascii: "+") : byte == UInt8(ascii: "_") ? UInt8(ascii: "/") : byte
        }
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        letters += [UInt8](repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: Data(letters))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    // MARK: - In texts

    /// The lines of a text, where an address of this kind that goes over several lines is one of them: Base64 is torn
    /// into lines of 76 letters, and a page has lines of its own.
    static func lines(of text: String) -> [String] {
        guard text.range(of: scheme, options: .caseInsensitive) != nil else {
            return text.split(whereSeparator: \.isNewline).map { String($0) }
        }
        var lines: [String] = []
        var rest = text.split(whereSeparator: \.isNewline)[...]
        while let line = rest.popFirst() {
            let start = line.drop { $0.isWhitespace }
            guard isOne(String(start.prefix(scheme.count))) else {
                lines.append(String(line))
                continue
            }
            let isBase64 = start.prefix { $0 != "," }.lowercased().hasSuffix(";base64")
            guard isBase64 else {
                // It is written as it is, and goes on to the end.
                lines.append(String(text[start.startIndex...]))
                break
            }
            let next = rest.firstIndex { !$0.utf8.allSatisfy(isLetter) } ?? rest.endIndex
            lines.append(start + rest[..<next].joined())
            rest = rest[next...]
        }
        return lines
    }

    /// Whether a byte stands in Base64.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"),
            UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "%"):
            true
        default: isSpace(byte)
        }
    }

    // MARK: - As a file

    /// What it holds, as a file of its type.
    var file: ContentFile {
        let name = mediaType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        let type = name == "text/html" ? "public.html" : FileTypes.type(of: data)
        let ending = FileTypes.fileExtension(of: type) ?? "data"
        return ContentFile(name: "Page.\(ending)", type: type, data: data)
    }
}
