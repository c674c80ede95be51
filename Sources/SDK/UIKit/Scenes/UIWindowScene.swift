// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows in the order in which they were made.
    open var windows: [UIWindow] { WindowList.shared.windows(of: self) }

    /// The window that is key, if it is one of the scene's.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The screen that shows the scene.
    open var screen: UIScreen { UIScreen.main }
    /// The orientation of the device; always portrait.
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// Light or dark, and what else views go by.
    open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// A scene's status bar, which does not exist here.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// Light or dark.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether it cannot be seen; it never can.
    open var isStatusBarHidden: Bool { true }
    /// Where it lies: nowhere.
    open var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
    /// The scene's status bar.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// The limits of the scene's size; nil, as on a phone.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
