// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The bar below view controllers that are side by side, as values; it is not drawn yet.
///
/// What is not set on a bar is taken from ``appearance()``.
@preconcurrency @MainActor open class UITabBar: UIView {
    private static let proxy = UITabBar(frame: .zero)

    /// Where an app sets how all its tab bars look.
    open class func appearance() -> UITabBar { proxy }

    private var ownBackgroundImage: UIImage?
    private var ownShadowImage: UIImage?
    private var ownBarTintColor: UIColor?
    private var ownUnselectedItemTintColor: UIColor?
    private var ownTranslucency: Bool?
    private var ownStandardAppearance: UITabBarAppearance?
    private var ownScrollEdgeAppearance: UITabBarAppearance?

    private func value<Value>(_ key: KeyPath<UITabBar, Value?>) -> Value? {
        self[keyPath: key] ?? (self === Self.proxy ? nil : Self.proxy[keyPath: key])
    }

    /// What the bar is filled with.
    open var barTintColor: UIColor? {
        get { value(\.ownBarTintColor) }
        set { ownBarTintColor = newValue }
    }

    /// What is behind the tabs; nil means the usual.
    open var backgroundImage: UIImage? {
        get { value(\.ownBackgroundImage) }
        set { ownBackgroundImage = newValue }
    }

    /// The line above the bar; nil means the usual one.
    open var shadowImage: UIImage? {
        get { value(\.ownShadowImage) }
        set { ownShadowImage = newValue }
    }

    /// The colour of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        get { value(\.ownUnselectedItemTintColor) }
        set { ownUnselectedItemTintColor = newValue }
    }

    /// Whether what is behind the bar shines through.
    open var isTranslucent: Bool {
        get { value(\.ownTranslucency) ?? true }
        set { ownTranslucency = newValue }
    }

    /// How the bar looks.
    open var standardAppearance: UITabBarAppearance {
        get { value(\.ownStandardAppearance) ?? UITabBarAppearance() }
        set { ownStandardAppearance = newValue }
    }

    /// How the bar looks below contents that are scrolled to their end; nil means as usual.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { value(\.ownScrollEdgeAppearance) }
        set { ownScrollEdgeAppearance = newValue }
    }
}
