// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The last of what a process printed on one channel.
struct OutputTail {
    /// Room for the report Swift's runtime writes of a crash.
    private static let byteLimit = 64 << 10
    private static let lineLimit = 20

    private var bytes: [UInt8] = []

    mutating func append(_ more: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: more.suffix(Self.byteLimit))
        // Half as much again may gather, so that little pieces do not move everything every time.
        if bytes.count > Self.byteLimit * 3 / 2 { bytes.removeFirst(bytes.count - Self.byteLimit) }
    }

    /// The last lines, or nil when nothing was printed.
    ///
    /// Of a crash report by Swift's runtime that is the message and the frames; the registers and
    /// images after them would push those out.
    var lines: String? {
        let text = String(decoding: bytes.suffix(Self.byteLimit), as: UTF8.self).withoutControlCharacters
        let lines = text.split(separator: "\n").prefix { $0 != "Registers:" }.suffix(Self.lineLimit)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    func contains(_ text: String) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(text)
    }
}

extension String {
    /// What an extension prints reaches a person's terminal; its escape sequences must not.
    var withoutControlCharacters: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }))
    }

    /// The beginning of a text that may be of any length.
    func shortened(to count: Int) -> String {
        self.count <= count ? self : prefix(count) + "…"
    }
}
