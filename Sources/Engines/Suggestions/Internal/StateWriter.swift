// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes numbers one after the other, the low byte first.
struct StateWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ number: Float) {
        write(number.bitPattern)
    }

    mutating func write(_ lanes: Lanes) {
        for lane in 0..<Lanes.width { write(lanes[lane]) }
    }

    mutating func write(_ flag: Bool) {
        write(UInt8(flag ? 1 : 0))
    }
}
