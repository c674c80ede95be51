// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Cuts what a program prints into lines, however it arrives.
package struct LineSplitter: Sendable {
    /// A program that never ends its line does not fill the memory.
    static let lineLimit = 64 << 10

    private var rest: [UInt8] = []

    package init() {}

    /// - Returns: The lines that are whole now, without their ends.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) -> [String] {
        var lines: [String] = []
        for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if piece.offset > 0 { lines.append(takeLine()) }
            rest.append(contentsOf: piece.element)
            while rest.count > Self.lineLimit {
                lines.append(String(decoding: rest.prefix(Self.lineLimit), as: UTF8.self))
                rest.removeFirst(Self.lineLimit)
            }
        }
        return lines
    }

    /// - Returns: The last line where it lacks its end.
    package mutating func finish() -> String? {
        rest.isEmpty ? nil : takeLine()
    }

    private mutating func takeLine() -> String {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        defer { rest.removeAll(keepingCapacity: true) }
        return String(decoding: rest, as: UTF8.self)
    }
}
