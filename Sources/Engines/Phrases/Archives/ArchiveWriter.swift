// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes numbers and texts one after the other, the low byte first.
package struct ArchiveWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ number: Double) { write(number.bitPattern) }

    package mutating func write(_ flag: Bool) { write(UInt8(flag ? 1 : 0)) }

    /// A text with its length.
    package mutating func write(_ text: String) { write(bytes: text.utf8) }

    /// Bytes with their number.
    package mutating func write(bytes: some Collection<UInt8>) {
        write(count: bytes.count)
        self.bytes += bytes
    }

    /// Things with their number, each as it is written.
    package mutating func write<Things: Collection>(
        _ things: Things, _ write: (inout Self, Things.Element) -> Void
    ) {
        self.write(count: things.count)
        for thing in things { write(&self, thing) }
    }

    /// Numbers with their number.
    package mutating func write(_ numbers: [some FixedWidthInteger]) { write(numbers) { $0.write($1) } }

    package mutating func write(_ texts: Set<String>) { write(texts.sorted()) { $0.write($1) } }

    /// More than an archive may have are written too, for the reader to refuse.
    private mutating func write(count: Int) { write(UInt32(clamping: count)) }
}
