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
    /// How the device is held; always upright.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Light or dark, and what else views go by.
    open var traitCollection: UITraitCollection { screen.traitCollection }
}
