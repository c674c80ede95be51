// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A condition under which something is counted.
struct ContextKey: Hashable, Sendable {
    let feature: Feature
    /// What was done before, the last first; less than 0 where nothing was, or where it does not matter.
    private(set) var first: Int32
    private(set) var second: Int32
    private(set) var third: Int32
    /// A class of a pause, a place, or classes of ranks.
    let number: UInt32

    static let any: Int32 = -2

    init(_ feature: Feature, first: Int32 = any, second: Int32 = any, third: Int32 = any, number: UInt32 = 0) {
        self.feature = feature
        (self.first, self.second, self.third) = (first, second, third)
        self.number = number
    }

    /// How many other actions were done since an action that is done after such a pause.
    static func recency(after pause: Int) -> ContextKey {
        ContextKey(.recency, number: UInt32(truncatingIfNeeded: pause))
    }

    /// The same after actions whose ranks were of these classes.
    static func recency(after ranks: [UInt32]) -> ContextKey {
        ContextKey(.recencyAfter, number: ranks.reduce(0) { $0 * 9 + $1 })
    }

    /// The same with new numbers for actions; nil where one of them gets none.
    func renumbered(_ numbers: [Int?]) -> ContextKey? {
        func renumbered(_ action: Int32) -> Int32? { action < 0 ? action : numbers[Int(action)].map(Int32.init) }
        guard let first = renumbered(first), let second = renumbered(second), let third = renumbered(third) else {
            return nil
        }
        return ContextKey(feature, first: first, second: second, third: third, number: number)
    }
}
