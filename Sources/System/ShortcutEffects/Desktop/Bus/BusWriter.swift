// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes values as D-Bus has them, in little-endian.
struct BusWriter {
    var bytes: [UInt8] = []

    mutating func align(_ alignment: Int) {
        while bytes.count % alignment != 0 { bytes.append(0) }
    }

    mutating func number(_ number: UInt32) {
        align(4)
        for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    mutating func text(_ text: String) {
        let utf8 = text.utf8.filter { $0 != 0 }
        number(UInt32(utf8.count))
        bytes += utf8 + [0]
    }

    mutating func signature(_ text: String) { bytes += [UInt8(truncatingIfNeeded: text.utf8.count)] + text.utf8 + [0] }

    /// An array, whose length in bytes stands before it.
    mutating func array(alignment: Int, _ body: (inout BusWriter) -> Void) {
        number(0)
        let place = bytes.count - 4
        align(alignment)
        let start = bytes.count
        body(&self)
        let length = bytes.count - start
        for shift in 0..<4 { bytes[place + shift] = UInt8(truncatingIfNeeded: length >> (8 * shift)) }
    }

    /// An entry of a dictionary of texts and values.
    mutating func entry(_ key: String, _ value: BusValue) {
        align(8)
        text(key)
        switch value {
        case .text(let value):
            signature("s")
            text(value)
        case .flag(let value):
            signature("b")
            number(value ? 1 : 0)
        }
    }
}
