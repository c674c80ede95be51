// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Intents

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OptionalMethod.isMissing(of: self)
    }
    /// False; the method is optional.
    public nonisolated(nonsending) func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        OptionalMethod.isMissingFromCaller(of: self)
        return false
    }
    /// False; the method is optional.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    {
        OptionalMethod.isMissing(of: self)
        return false
    }
    /// False; the method is optional.
    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any)
        -> Bool
    {
        OptionalMethod.isMissing(of: self)
        return false
    }
    /// False; the method is optional.
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        OptionalMethod.isMissing(of: self)
        return false
    }
    /// False; the method is optional.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
        -> Bool
    { false }
    /// False; the method is optional.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        OptionalMethod.isMissing(of: self)
        return false
    }
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Nil; the method is optional.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        OptionalMethod.isMissing(of: self)
    }
}

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
    /// Does nothing; the method is optional.
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {}
    /// Does nothing; the method is optional.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
}
