// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How many values a parameter accepts.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    let minimum: Int
    let maximum: Int

    /// Within bounds.
    public init(min: Int, max: Int) {
        minimum = min
        maximum = max
    }

    /// So many, neither fewer nor more.
    public init(exactly: Int) { self.init(min: exactly, max: exactly) }

    /// So many, neither fewer nor more.
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}
