// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a bar looks, apart from any bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// What the bar is filled with.
    open var backgroundColor: UIColor? = .systemBackground
    /// The line between the bar and the contents; nil means none.
    open var shadowColor: UIColor? = .separator
    /// An image behind what stands in the bar.
    open var backgroundImage: UIImage?
    /// An image of the line between the bar and the contents.
    open var shadowImage: UIImage?

    /// The usual looks.
    public override init() { super.init() }

    /// A background through which the contents shine, and a line.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }

    /// A background of the system's colour, and a line.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// No background, and no line.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, nil) }
}

/// How a navigation bar looks, apart from any bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles look.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks, apart from any bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
