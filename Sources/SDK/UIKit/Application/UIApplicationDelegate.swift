// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Intents

/// Receives an app's life cycle events, quick actions, activities and URLs.
///
/// Mark the class with `@main`, or name it in a call of
/// ``UIApplicationMain(_:_:_:_:)``. All calls come on the main thread, each
/// exactly once, in the order of `Documentation/AppLife.md`. Every method is
/// optional: the defaults do nothing.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    // MARK: Launching

    /// Called when the app is starting and nothing is visible yet. Return false if the launch options should not also
    /// be passed to their own method.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has started. Return false if the launch options should not also be passed to their own
    /// method.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has started, if the method with options is missing.
    func applicationDidFinishLaunching(_ application: UIApplication)

    // MARK: Changing state

    /// Called when the app becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app resigns active.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has entered the background; save data here.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app returns to the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app is terminated. A suspended app is terminated without this call.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// A new day has begun, or the clock was changed; nothing calls it yet.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Encrypted files can soon not be read; nothing calls it here.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Encrypted files can be read again; nothing calls it here.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    // MARK: Quick actions, URLs, activities, intents

    /// Called when a person chooses a quick action. Call the handler with whether the app performed it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The same as the method with a completion handler, for those who would rather return.
    // Isolated once more, without the leave that `@preconcurrency` gives: by that the compiler would warn of every
    // method of an app that fulfils this one.
    @MainActor func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
    /// Opens a URL. Returns whether the app handled it.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Opens a URL, as before iOS 9; called if the newer method is missing.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Opens a URL with the oldest method; called if the newer ones are missing.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// Called before an activity of this type continues. Returns whether the app shows that to the person.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues an activity. Call the handler with objects that restore themselves from it. Returns whether the app
    /// handled it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called when an activity cannot continue.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called before one of the app's activities is saved.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// The object that handles an intent inside of the app; nothing calls it yet.
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
    /// Handle an intent inside of the app, in the way before iOS 14; nothing calls it.
    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

    // MARK: Scenes and windows

    /// Returns the configuration for a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// A person closed scenes for good; nothing calls it here, for the one scene stays.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The window of an app without scenes, created by the delegate.
    var window: UIWindow? { get set }
    /// Returns the supported orientations of a window; never called.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    /// Which kinds of extensions may be used in the app; nothing asks.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    // MARK: Notifications and the background

    /// The token under which servers reach the app; nothing calls it here.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// There is no token for the app; called after `registerForRemoteNotifications()`.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A notification of a server, in the way before iOS 7; nothing calls it here.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// A notification of a server; nothing calls it here.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The moment to fetch something in the background; nothing calls it here.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Transfers in the background have come to an end; nothing calls it here.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// A watch asks; nothing calls it here.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void)
    /// The moment to ask for health data; nothing calls it here.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    // MARK: State restoration

    /// Whether the state of the app's views is to be saved; nothing asks, scenes have `stateRestorationActivity(for:)`.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the app's views is to be restored; nothing asks.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the app's views is to be saved, in the way before iOS 13.2; nothing asks.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the app's views is to be restored, in the way before iOS 13.2; nothing asks.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// The moment to add to the saved state; nothing calls it.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// The moment to read from the saved state; nothing calls it.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// The view controller with an identifier of the saved state; nothing asks.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// True; the method is optional.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalMethod.isMissing(of: self)
        return true
    }
    /// True; the method is optional.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalMethod.isMissing(of: self)
        return true
    }
    /// Does nothing; the method is optional.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Does nothing; the method is optional.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Nil; the method is optional.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
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
