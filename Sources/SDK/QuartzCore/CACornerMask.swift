// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A set of corners of a rectangle.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all = CACornerMask(rawValue: 15)
}
