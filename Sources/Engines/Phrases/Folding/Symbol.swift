// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What leads from one place of a grammar to the next: a folded letter, or a slot.
enum Symbol {
    static let space: UInt32 = 0x20
    static let point: UInt32 = 0x2E
    static let minus: UInt32 = 0x2D
    /// Set in the symbols of slots; no Unicode scalar has it.
    private static let slotBit: UInt32 = 0x8000_0000

    static func slot(_ index: Int) -> UInt32 { slotBit | UInt32(index) }
    static func isSlot(_ symbol: UInt32) -> Bool { symbol & slotBit != 0 }
    static func slotIndex(_ symbol: UInt32) -> Int { Int(symbol & ~slotBit) }
    static func isDigit(_ symbol: UInt32) -> Bool { (0x30...0x39).contains(symbol) }
}
