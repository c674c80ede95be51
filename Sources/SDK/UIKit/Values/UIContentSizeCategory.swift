// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Wire

/// A text size that a person can choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the category of a text size of the device.
    init(_ size: ScreenDisplay.TextSize) {
        let index = ScreenDisplay.TextSize.allCases.firstIndex(of: size) ?? 3
        self = Self.ordered[index + 1]
    }

    /// No category.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Smaller.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual one.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the usual ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// For people who need large letters.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// For people who need larger letters.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// For people who need very large letters.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// For people who need all but the largest letters.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// For people who need the largest letters.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// A person has chosen another size of text.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// Which size that is, as its name.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    private static let ordered: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var place: Int { Self.ordered.firstIndex(of: self) ?? 0 }

    /// From 0, the smallest, to 11; the usual one where none is said.
    var index: Int { place == 0 ? Self.large.place - 1 : place - 1 }

    /// Whether the category is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the first is smaller.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place < second.place
    }
}
