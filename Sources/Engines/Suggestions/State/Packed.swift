// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers as the bytes that they are in memory, the low byte first: thousands of them written out would take many times as
/// long and as much.
struct Packed<Number: BitwiseCopyable & Sendable>: Codable, Sendable {
    let numbers: [Number]

    init(_ numbers: [Number]) {
        self.numbers = numbers
    }

    init(from decoder: any Decoder) throws {
        let data = try decoder.singleValueContainer().decode(Data.self)
        let size = MemoryLayout<Number>.stride
        guard data.count % size == 0 else { throw SuggestionStateError.damaged }
        numbers = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: size).map { bytes.loadUnaligned(fromByteOffset: $0, as: Number.self) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(numbers.withUnsafeBytes { Data($0) })
    }
}
