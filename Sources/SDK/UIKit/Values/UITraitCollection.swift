// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What views and view controllers go by when they decide how to look; it never changes.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Pixels to a point.
    public let displayScale: CGFloat
    /// How much room there is across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// How much room there is down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The size of text that the person has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// Which way the app's language is read.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// Whether the screen feels how hard it is pressed; it does not.
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// Traits that say light or dark, and otherwise what this screen has.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        displayScale = 2
    }

    /// Traits that say how fine the screen is, and otherwise what this screen has.
    public init(displayScale: CGFloat) {
        userInterfaceStyle = .unspecified
        self.displayScale = displayScale
    }

    package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }

    /// Whether colours may be others in these surroundings than in those.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }

    /// Does something while these are the surroundings of the moment.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = before }
        actions()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map {
            ($0.userInterfaceStyle, $0.displayScale) == (userInterfaceStyle, displayScale)
        } ?? false
    }

    open override var hash: Int { userInterfaceStyle.rawValue }
}

extension UITraitCollection {
    private static let moment = Mutex(UITraitCollection.light)

    /// The surroundings of the moment: those of the view that is drawn, and light ones where none is.
    public class var current: UITraitCollection {
        get { moment.withLock { $0 } }
        set { moment.withLock { $0 = newValue } }
    }

    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// A size of text that a person may choose; here it is always the usual one.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not said.
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
    /// For who needs large letters.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// For who needs larger letters.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// For who needs very large letters.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// For who needs all but the largest letters.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// For who needs the largest letters.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let ordered: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var place: Int { Self.ordered.firstIndex(of: self) ?? 0 }

    /// Whether it is one for who needs large letters.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the first is smaller.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.place < second.place
    }
}

/// Which way an interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}
