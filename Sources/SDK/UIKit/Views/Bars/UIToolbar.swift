// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A bar of buttons at the lower edge, as values; it is not drawn yet.
///
/// What is not set on a bar is taken from ``appearance()``.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private static let proxy = UIToolbar(frame: .zero)

    /// Where an app sets how all its toolbars look.
    open class func appearance() -> UIToolbar { proxy }

    private var ownBarTintColor: UIColor?
    private var ownTranslucency: Bool?
    private var ownBarStyle: UIBarStyle?
    private var ownShadowImages: [UIBarPosition: UIImage] = [:]

    private func value<Value>(_ key: KeyPath<UIToolbar, Value?>) -> Value? {
        self[keyPath: key] ?? (self === Self.proxy ? nil : Self.proxy[keyPath: key])
    }

    /// The buttons, from the left.
    open var items: [UIBarButtonItem]?

    /// Changes the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    /// What the bar is filled with.
    open var barTintColor: UIColor? {
        get { value(\.ownBarTintColor) }
        set { ownBarTintColor = newValue }
    }

    /// Whether what is behind the bar shines through.
    open var isTranslucent: Bool {
        get { value(\.ownTranslucency) ?? true }
        set { ownTranslucency = newValue }
    }

    /// Whether the bar is light or dark.
    open var barStyle: UIBarStyle {
        get { value(\.ownBarStyle) ?? .default }
        set { ownBarStyle = newValue }
    }

    /// The line between the contents and a bar that lies there; nil means the usual one.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        value(\.ownShadowImages[topOrBottom]) ?? value(\.ownShadowImages[.any])
    }

    /// Sets the line between the contents and a bar that lies there.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        ownShadowImages[topOrBottom] = shadowImage
    }
}
