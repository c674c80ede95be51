// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Across, down, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Across and down.
    public static let both: UIAxis = [.horizontal, .vertical]
}
