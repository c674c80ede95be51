// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// The first configuration of the Info.plist; the method is optional.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Nil, and set in vain; the property is optional.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// All; the method is optional.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .all }

    /// True; the method is optional.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
    /// The same window for code that asks twice, first whether there is such a property: `delegate?.window??`.
    @MainActor public var window: UIWindow?? { .some(self.window as UIWindow?) }
}
