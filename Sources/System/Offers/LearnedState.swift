// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import Suggestions

/// The engine, and how far it has been taught, as the store keeps it: two numbers of eight bytes, then the engine's.
struct LearnedState: Sendable {
    var engine = SuggestionEngine()
    var mark = NewUses.Mark()

    init() {}

    /// - Throws: `SuggestionStateError` where the bytes are not those of a state.
    init(_ data: Data) throws(SuggestionStateError) {
        let bytes = [UInt8](data)
        guard bytes.count > 16 else { throw .damaged }
        func number(at start: Int) -> Int {
            (0..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
        }
        mark = NewUses.Mark(donation: max(0, number(at: 0)), turn: max(0, number(at: 8)))
        engine = try SuggestionEngine(state: Array(bytes[16...]))
    }

    var data: Data {
        var bytes: [UInt8] = []
        for number in [mark.donation, mark.turn] {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return Data(bytes + engine.state)
    }
}
