// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a scene's status bar is like: there is none here.
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

    /// How small and how large the scene can be made; nil, as on a phone.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
