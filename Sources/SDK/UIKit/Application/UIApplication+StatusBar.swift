// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Whether the status bar can be seen: there is none. Setting it changes nothing, as on iOS since view controllers
    /// say it with `prefersStatusBarHidden`.
    @available(*, deprecated, message: "override prefersStatusBarHidden in your view controller")
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }

    /// Light or dark. Setting it changes nothing, as on iOS since view controllers say it with
    /// `preferredStatusBarStyle`.
    @available(*, deprecated, message: "override preferredStatusBarStyle in your view controller")
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }

    /// The same as setting ``isStatusBarHidden``.
    @available(*, deprecated, message: "override prefersStatusBarHidden in your view controller")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// The same as setting ``statusBarStyle``.
    @available(*, deprecated, message: "override preferredStatusBarStyle in your view controller")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
}

/// How the status bar goes and comes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
