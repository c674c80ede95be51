// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The immutable environment of views and view controllers: appearance, size class, scale and text size.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Pixels to a point.
    public let displayScale: CGFloat
    /// How much room there is across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The size of text that the person has chosen.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether the person wants more contrast.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The layout direction of the app's language.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// Whether the screen feels how hard it is pressed; it does not.
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// Traits that say light or dark, and otherwise what this screen has.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 2)
    }

    /// Traits that say how fine the screen is, and otherwise what this screen has.
    public convenience init(displayScale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
    }

    /// Traits that say which size of text a person has chosen, and otherwise what this screen has.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            userInterfaceStyle: .unspecified, displayScale: 2, textSize: preferredContentSizeCategory)
    }

    /// Traits that say whether a person wants more contrast, and otherwise what this screen has.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(userInterfaceStyle: .unspecified, displayScale: 2, contrast: accessibilityContrast)
    }

    /// - Parameter size: Of the screen, in points: what is wide and high enough for two things beside each other is a tablet's.
    package init(
        userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
        size: CGSize = CGSize(width: 390, height: 844), textSize: UIContentSizeCategory = .large,
        contrast: UIAccessibilityContrast = .normal
    ) {
        accessibilityContrast = contrast
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        preferredContentSizeCategory = textSize
        userInterfaceIdiom = min(size.width, size.height) >= 600 ? .pad : .phone
        // Of phones on their side the largest alone have room for two things beside each other.
        horizontalSizeClass = size.width >= (userInterfaceIdiom == .pad ? 600 : 800) ? .regular : .compact
        verticalSizeClass = size.height >= 600 ? .regular : .compact
    }

    /// The same as others, light or dark.
    init(_ other: UITraitCollection, style: UIUserInterfaceStyle) {
        userInterfaceStyle = style
        displayScale = other.displayScale
        preferredContentSizeCategory = other.preferredContentSizeCategory
        accessibilityContrast = other.accessibilityContrast
        userInterfaceIdiom = other.userInterfaceIdiom
        horizontalSizeClass = other.horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass
    }

    /// Whether colors may be others in these surroundings than in those.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
            || traitCollection?.accessibilityContrast != accessibilityContrast
    }

    /// Does something while these are the surroundings of the moment.
    open func performAsCurrent(_ actions: () -> Void) { whileCurrent(actions) }

    /// Returns what a closure returns while these are the traits of the moment.
    func whileCurrent<Result>(_ body: () -> Result) -> Result {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = before }
        return body()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map {
            ($0.userInterfaceStyle, $0.displayScale, $0.preferredContentSizeCategory, $0.accessibilityContrast)
                == (userInterfaceStyle, displayScale, preferredContentSizeCategory, accessibilityContrast)
                && ($0.userInterfaceIdiom, $0.horizontalSizeClass, $0.verticalSizeClass)
                    == (userInterfaceIdiom, horizontalSizeClass, verticalSizeClass)
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

/// The amount of room in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The direction of an interface.
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

/// Whether a screen measures pressure.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// Whether colors have increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}
