// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The bar's background color.
    open var backgroundColor: UIColor? = .systemBackground
    /// The line between the bar and the contents; nil means none.
    open var shadowColor: UIColor? = .separator
    /// An image behind what stands in the bar.
    open var backgroundImage: UIImage?
    /// An image of the line between the bar and the contents.
    open var shadowImage: UIImage?

    /// What shines through the bar; nil for nothing. A color lies before it.
    open var backgroundEffect: UIBlurEffect?

    /// The default style.
    public required override init() { super.init() }

    /// The looks of another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    /// Another one of the same looks.
    open nonisolated override func copy() -> Any {
        // Bars are the main actor's, as those who copy how they look are.
        let copy: UIBarAppearance = MainActor.assumeIsolated {
            let copy = Self()
            copy.take(self)
            return copy
        }
        return copy
    }

    /// Takes the looks of another one.
    func take(_ other: UIBarAppearance) {
        (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
        (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
        backgroundEffect = other.backgroundEffect
    }

    /// A background through which the contents shine, and a line.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }

    /// A background of the system's color, and a line.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// No background, and no line.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, nil) }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles look.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons look that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the way back looks.
    open var backButtonAppearance = UIBarButtonItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        if let other = other as? UIToolbarAppearance { buttonAppearance = other.buttonAppearance }
    }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose titles stand below their images, as they do here.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose titles stand beside their images; there are none of those here.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose titles stand beside small images; there are none of those here.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
}
