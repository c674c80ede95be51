// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A condition under which the engine counts what is done, in 64 bits.
struct Condition: Hashable, Sendable {
    /// From the top: the feature in 4 bits, three actions in 12 bits each (0 for no action), a number in 24.
    let code: UInt64

    /// - Parameters:
    ///   - actions: The numbers of what was done before, the last first; three at most.
    ///   - number: A class of a pause or of the time, or a place; of larger ones the low 24 bits.
    init(_ feature: Feature, actions: some Collection<Int> = [], number: Int = 0) {
        var code = UInt64(truncatingIfNeeded: feature.rawValue) << 60 | UInt64(truncatingIfNeeded: number) & 0xFF_FFFF
        for (place, action) in actions.prefix(3).enumerated() {
            code |= (UInt64(truncatingIfNeeded: action + 1) & 0xFFF) << UInt64(24 + 12 * place)
        }
        self.code = code
    }

    init(code: UInt64) {
        self.code = code
    }

    /// Nil in a damaged state.
    var feature: Feature? { Feature(rawValue: Int(code >> 60)) }

    /// The numbers of what was done before, the last first.
    var actions: [Int] {
        [24, 36, 48].compactMap { place in
            let action = Int(code >> place & 0xFFF)
            return action > 0 ? action - 1 : nil
        }
    }
}
