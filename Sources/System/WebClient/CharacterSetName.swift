// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The characters that bytes are written in, by the name that the web has for them.
struct CharacterSetName {
    private let name: String?

    /// - Parameter name: Such as `gb18030`; nil where nobody says.
    init(_ name: String?) { self.name = name }

    /// Nil where they are not written so.
    func text(_ bytes: Data) -> String? {
        // UTF-8 is itself whatever a server says of it.
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        guard let name, name.lowercased() != "utf-8" else { return String(data: bytes, encoding: .isoLatin1) }
        return Self.converted(bytes, from: name) ?? String(data: bytes, encoding: .isoLatin1)
    }

    private static func converted(_ bytes: Data, from name: String) -> String? {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var input = [CChar](bytes.map { CChar(bitPattern: $0) })
        // No character of such a set takes more than four bytes.
        var output = [CChar](repeating: 0, count: input.count * 4 + 4)
        var (inputLeft, outputLeft) = (input.count, output.count)
        let isDone = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                return iconv(converter, &from, &inputLeft, &to, &outputLeft) != Int(bitPattern: UInt.max)
            }
        }
        guard isDone else { return nil }
        return String(decoding: output.dropLast(outputLeft).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
