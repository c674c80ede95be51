// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc

/// Bytes as the text that they are.
package enum EncodedText {
    /// The text in `data`; what means nothing in it is U+FFFD.
    ///
    /// The mark at its beginning counts before what anybody says of it, as in browsers; where neither says anything, it
    /// is guessed.
    package static func text(_ data: Data, in encoding: CharacterEncoding? = nil) -> String {
        let (marked, length) = mark(of: data)
        let rest = data.dropFirst(length)
        switch marked ?? encoding ?? guess(rest) {
        case .utf8: return String(decoding: rest, as: UTF8.self)
        case let encoding: return converted(rest, from: encoding)
        }
    }

    /// What the first bytes say, and how many they are.
    private static func mark(of data: Data) -> (CharacterEncoding?, length: Int) {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if data.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if data.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return (nil, 0)
    }

    /// UTF-8 where the bytes are that; GB18030 where they are that and their high bytes stand together, as those of
    /// Chinese do; otherwise Windows-1252, in which accented letters stand alone.
    private static func guess(_ data: Data) -> CharacterEncoding {
        if String(validating: data, as: UTF8.self) != nil { return .utf8 }
        let sample = Array(data.prefix(64 << 10))
        var (alone, together) = (0, 0)
        var run = 0
        for byte in sample + [0] {
            if byte >= 0x80 {
                run += 1
            } else {
                if run == 1 { alone += 1 } else { together += run }
                run = 0
            }
        }
        return together > 4 * alone ? .gb18030 : .windows1252
    }

    /// What a charset parameter of a type such as `text/html; charset=gbk` says.
    package static func encoding(inType type: String) -> CharacterEncoding? {
        for parameter in type.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0].lowercased() == "charset" else { continue }
            return CharacterEncoding(label: parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")))
        }
        return nil
    }

    /// What the beginning of a page or of XML says of itself.
    package static func encoding(inMarkup data: Data) -> CharacterEncoding? {
        let start = String(decoding: data.prefix(2048).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
        let patterns = [/<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/, /<meta[^>]*charset\s*=\s*["']?\s*([^"'\s\/>;]+)/]
        for pattern in patterns {
            guard let match = start.firstMatch(of: pattern.ignoresCase()) else { continue }
            let encoding = CharacterEncoding(label: String(match.1))
            // What could be read as far as here is not in sixteen bits.
            return encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? .utf8 : encoding
        }
        return nil
    }

    private static func converted(_ data: Data, from encoding: CharacterEncoding) -> String {
        let converter = iconv_open("UTF-8", encoding.name)
        // The library marks its absence by a pointer of ones.
        guard let converter, Int(bitPattern: converter) != -1 else { return String(decoding: data, as: UTF8.self) }
        defer { iconv_close(converter) }
        var text: [UInt8] = []
        text.reserveCapacity(data.count)
        var piece = [CChar](repeating: 0, count: 16 << 10)
        var bytes = data.map { CChar(bitPattern: $0) }
        let count = bytes.count
        bytes.withUnsafeMutableBufferPointer { bytes in
            var input = bytes.baseAddress
            var left = count
            while left > 0 {
                let (written, error) = convert(&input, &left, into: &piece, by: converter)
                text += piece[..<written].map { UInt8(bitPattern: $0) }
                guard error != 0, error != E2BIG else { continue }
                text += "\u{FFFD}".utf8
                // A character that is cut off at the end, or a byte that means nothing.
                if error != EILSEQ { break }
                input = input?.advanced(by: 1)
                left -= 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func convert(
        _ input: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, into piece: inout [CChar],
        by converter: iconv_t
    ) -> (written: Int, error: Int32) {
        piece.withUnsafeMutableBufferPointer { piece in
            var output = piece.baseAddress
            var room = piece.count
            let result = iconv(converter, &input, &left, &output, &room)
            return (piece.count - room, result == -1 ? errno : 0)
        }
    }
}
