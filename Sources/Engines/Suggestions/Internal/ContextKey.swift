// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Names the row of a context: its kind and what the condition is, in 64 bits.
struct ContextKey: Hashable, Sendable {
    /// Four bits of kind from 1, so that 0 is no key; then the fields.
    let bits: UInt64

    static let vacant = ContextKey(bits: 0)

    init(bits: UInt64) {
        self.bits = bits
    }

    init(_ context: Context, first: UInt64 = 0, second: UInt64 = 0, third: UInt64 = 0) {
        bits = UInt64(context.rawValue + 1) | first << 4 | second << 36 | third << 52
    }

    /// Nil where the bits name no context.
    var context: Context? { Context(rawValue: Int(bits & 15) - 1) }

    /// Whether the condition is about one of the slots.
    func mentions(_ doomed: [Bool]) -> Bool {
        switch context {
        case .previous, .beforePreviousAndGap: Self.isIn(doomed, first)
        case .lastTwo, .lastTwoAndGap: Self.isIn(doomed, first) || Self.isIn(doomed, second)
        default: false
        }
    }

    /// The latest action that the context has, if any.
    var first: ActionSlot { ActionSlot(truncatingIfNeeded: bits >> 4) }
    /// The action before it, where the context has one.
    var second: ActionSlot { ActionSlot(truncatingIfNeeded: bits >> 36) }

    /// Whether the slots of the condition are all there.
    func names(onlySlotsBelow count: Int) -> Bool {
        let isFirstThere = first == .none || Int(first) < count
        let isSecondThere = second == .none || Int(second) < count
        return switch context {
        case .previous, .beforePreviousAndGap: isFirstThere
        case .lastTwo, .lastTwoAndGap: isFirstThere && isSecondThere
        default: true
        }
    }

    private static func isIn(_ doomed: [Bool], _ slot: ActionSlot) -> Bool {
        Int(slot) < doomed.count && doomed[Int(slot)]
    }
}
