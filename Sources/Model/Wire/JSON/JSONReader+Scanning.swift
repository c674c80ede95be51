// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
    static let trueWord = Array("true".utf8)
    static let falseWord = Array("false".utf8)
    static let nullWord = Array("null".utf8)

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Reads past the word if it is the next.
    mutating func take(_ word: [UInt8]) -> Bool {
        guard bytes[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    mutating func expect(_ byte: UInt8) throws(FrameError) {
        skipSpace()
        guard next == byte else { throw fault("no ‘\(Character(Unicode.Scalar(byte)))’") }
        position += 1
    }

    /// The text of a number, or nil where none begins.
    mutating func numberText() throws(FrameError) -> String? {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let first = next
        guard skipDigits() else {
            if position > start { throw fault("no digit") }
            return nil
        }
        if first == UInt8(ascii: "0"), position > start + (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
            throw fault("a zero before a number")
        }
        if next == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() else { throw fault("no digit") }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            guard skipDigits() else { throw fault("no digit") }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func skipDigits() -> Bool {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position > start
    }

    func fault(_ reason: String) -> FrameError {
        position < bytes.count
            ? .notJSON(reason: "\(reason) at byte \(position)")
            : .notJSON(reason: "it ends too early, at byte \(position)")
    }

    /// Another kind of value stands where one was expected; or none at all.
    mutating func mismatch(_ wanted: String) throws(FrameError) -> FrameError {
        let start = position
        try skip()
        let found = String(decoding: bytes[start..<min(position, start + 40)], as: UTF8.self)
        return .notMessage(place: "", reason: "\(found) is not \(wanted)")
    }
}
