// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a view means to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt64

    /// Creates a set from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing of these.
    public static let none: UIAccessibilityTraits = []
    /// What is tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// What leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The selection.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// What is of no use now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// What changes again and again.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// What a person takes up and down, such as a number.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// What parts a screen.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
