// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate with every method, as an app has them; with scenes it must not hear about what its scene hears about.
class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CallLog.shared.note("willFinish \(describe(launchOptions))")
        return CallLog.shared.willFinishLaunching
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CallLog.shared.note("didFinish \(describe(launchOptions))")
        return CallLog.shared.didFinishLaunching
    }

    private func describe(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
        guard let options else { return "nil" }
        if let item = options[.shortcutItem] as? UIApplicationShortcutItem { return item.type }
        if let url = options[.url] as? URL { return "\(url) \(options[.sourceApplication] as? String ?? "-")" }
        let dictionary = options[.userActivityDictionary] as? [AnyHashable: Any]
        let activity = dictionary?["UIApplicationLaunchOptionsUserActivityKey"] as? NSUserActivity
        let type = dictionary?[UIApplication.LaunchOptionsKey.userActivityType] as? String
        return activity?.activityType == type ? type ?? "nothing" : "contradiction"
    }

    func applicationWillEnterForeground(_ application: UIApplication) { note("appWillEnter", application) }
    func applicationDidBecomeActive(_ application: UIApplication) { note("appActive", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("appWillResign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("appBackground", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("appTerminate", application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("appMemory", application) }

    private func note(_ call: String, _ application: UIApplication) {
        CallLog.shared.note("\(call) \(application.applicationState)")
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        CallLog.shared.note("appPerform \(shortcutItem.type)")
        if let succeeds = CallLog.shared.actionSucceeds { completionHandler(succeeds) }
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        CallLog.shared.note("appWillContinue \(userActivityType)")
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        CallLog.shared.note("appContinue \(userActivity.activityType)")
        restorationHandler([self])
        return true
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        CallLog.shared.note("restore \(activity.activityType)")
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        CallLog.shared.note("appDidFail \(error.localizedDescription)")
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        CallLog.shared.note("appOpen \(url) \(options[.sourceApplication] as? String ?? "-")")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        CallLog.shared.note("configuration")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = CallLog.shared.sceneDelegate
        return configuration
    }
}
