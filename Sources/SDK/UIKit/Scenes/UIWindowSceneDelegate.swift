// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Receives the events of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, which the delegate makes; optional.
    var window: UIWindow? { get set }

    /// A person chose a quick action while the scene was connected already.
    ///
    /// - Parameter completionHandler: To be called with whether the app did what the action says.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// The same as the method with a completion handler, for those who would rather return.
    // Isolated once more, without the leave that `@preconcurrency` gives: by that the compiler would warn of every
    // method of an app that fulfils this one.
    @MainActor func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension UIWindowSceneDelegate {
    /// Nil, and set in vain; the property is optional.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing; the method is optional.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OptionalMethod.isMissing(of: self)
    }

    /// Does nothing; the method is optional.
    public nonisolated(nonsending) func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        OptionalMethod.isMissingFromCaller(of: self)
        return false
    }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
    /// The same window for code that asks twice, first whether there is such a property: `delegate?.window??`.
    @MainActor public var window: UIWindow?? { .some(self.window as UIWindow?) }
}
