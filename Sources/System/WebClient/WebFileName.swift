// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// The names that servers give to files.
enum WebFileName {
    private static let longest = 200

    /// What a head `Content-Disposition` says (RFC 6266); nil if it says nothing.
    static func name(in disposition: String) -> String? {
        // No name is as long, and what looks for one in it would take long.
        let disposition = String(disposition.prefix(2048))
        if let match = disposition.firstMatch(of: /filename\*\s*=\s*([^'";]*)'[^']*'([^;]+)/.ignoresCase()) {
            let bytes = percentDecoded(match.2.trimmingCharacters(in: .whitespaces))
            let name = EncodedText.text(bytes, in: CharacterEncoding(label: String(match.1)))
            if !cleaned(name).isEmpty { return name }
        }
        if let match = disposition.firstMatch(of: /filename\s*=\s*"((?:[^"\\]|\\.)*)"/.ignoresCase()) {
            let name = match.1.replacing(/\\(.)/) { $0.1 }
            if !cleaned(String(name)).isEmpty { return String(name) }
        }
        guard let match = disposition.firstMatch(of: /filename\s*=\s*([^\s";]+)/.ignoresCase()) else { return nil }
        return cleaned(String(match.1)).isEmpty ? nil : String(match.1)
    }

    private static func percentDecoded(_ text: String) -> Data {
        var data = Data()
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                data.append(value)
                rest = rest.dropFirst(2)
            } else {
                data.append(byte)
            }
        }
        return data
    }

    /// A name that can stand in any folder and is not hidden in it; empty if nothing is left.
    static func cleaned(_ name: String) -> String {
        let last = name.split(whereSeparator: { "/\\".contains($0) }).last ?? ""
        let visible = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        let name = String(String(visible).drop { $0 == "." || $0 == " " })
        guard name.utf8.count > longest else { return name }
        // The ending says what it is.
        let ending = String(name[(name.lastIndex(of: ".") ?? name.endIndex)...].prefix(16))
        let start = String(decoding: name.utf8.prefix(longest - ending.utf8.count), as: UTF8.self)
        return start.replacing("\u{FFFD}", with: "") + ending
    }
}
