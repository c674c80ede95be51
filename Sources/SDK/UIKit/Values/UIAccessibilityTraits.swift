// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The traits of a view for screen readers.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt64

    /// Creates a set from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// The view is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The view is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The selection.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The view is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The view changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A person can increase and decrease the value.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The view is a header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
