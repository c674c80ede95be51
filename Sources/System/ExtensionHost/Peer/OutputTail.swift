// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The last of what a process printed on one channel.
final class OutputTail: Sendable {
    /// Room for the report Swift's runtime writes of a crash.
    private static let byteLimit = 64 << 10
    private static let lineLimit = 20
    /// What it said just before it crashed is shown too.
    private static let linesBefore = 4
    private static let widthLimit = 240
    /// Lines of a crash report that help nobody.
    private static let ornaments = ["*** Signal", "Platform:", "Backtrace took", "Press space", "..."]

    private let bytes = Mutex<[UInt8]>([])

    func append(_ more: UnsafeRawBufferPointer) {
        bytes.withLock { bytes in
            bytes.append(contentsOf: more.suffix(Self.byteLimit))
            // Half as much again may gather, so that little pieces do not move everything every time.
            if bytes.count > Self.byteLimit * 3 / 2 { bytes.removeFirst(bytes.count - Self.byteLimit) }
        }
    }

    /// The last lines, or nil when nothing was printed.
    ///
    /// Of a crash that is what was printed before it, the message, and the first frames of the
    /// thread that crashed.
    var lines: String? {
        let text = text.withoutControlCharacters
        let lines = text.split(separator: "\n").filter { line in !Self.ornaments.contains { line.hasPrefix($0) } }
        let crash = lines.firstIndex { $0.contains("Fatal error") || $0.hasPrefix("*** Program crashed") }
        let telling =
            crash.map { lines[max(0, $0 - Self.linesBefore)...].prefix(Self.lineLimit) } ?? lines.suffix(Self.lineLimit)
        return telling.isEmpty ? nil : telling.map { String($0).shortened(to: Self.widthLimit) }.joined(separator: "\n")
    }

    func contains(_ text: String) -> Bool {
        self.text.contains(text)
    }

    private var text: String { bytes.withLock { String(decoding: $0.suffix(Self.byteLimit), as: UTF8.self) } }
}

extension String {
    /// What an extension prints reaches a person's terminal; its escape sequences must not.
    package var withoutControlCharacters: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }))
    }

    /// The beginning of a text that may be of any length.
    func shortened(to count: Int) -> String {
        self.count <= count ? self : prefix(count) + "…"
    }
}
