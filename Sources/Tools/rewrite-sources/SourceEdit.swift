// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A change of a source: what replaces a range of its bytes.
struct SourceEdit {
    let range: Range<Int>
    let replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: some StringProtocol) {
        self.range = range
        self.replacement = Array(replacement.utf8)
    }

    /// Spaces instead of what is in the range, so that neither lines nor columns move.
    ///
    /// - Parameter text: What stands there instead of the first bytes.
    init(blanking range: Range<Int>, of bytes: [UInt8], with text: String = "") {
        self.range = range
        let blank = bytes[range].map { $0.isLineBreak ? $0 : UInt8(ascii: " ") }
        replacement = Array(text.utf8) + blank.dropFirst(text.utf8.count)
    }

    /// A text instead of what is in the range, and the line breaks that were in it.
    init(replacing range: Range<Int>, of bytes: [UInt8], with text: String) {
        self.range = range
        replacement = Array(text.utf8) + bytes[range].filter(\.isLineBreak)
    }
}

extension UInt8 {
    var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
