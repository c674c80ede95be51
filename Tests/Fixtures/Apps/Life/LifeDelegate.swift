// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Implements all there is, and writes down each call.
final class LifeDelegate: UIResponder, UIApplicationDelegate {
    let errand = Errand()

    private var accepts: Bool {
        Bundle.main.object(forInfoDictionaryKey: "LifeLaunchReturns") as? Bool ?? true
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CallLog.note("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        CallLog.note("didFinishLaunching", text(of: launchOptions))
        return accepts
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        CallLog.note("applicationDidBecomeActive")
        errand.becameActive()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        CallLog.note("applicationWillResignActive")
        errand.resigns()
    }

    func applicationDidEnterBackground(_ application: UIApplication) { CallLog.note("applicationDidEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { CallLog.note("applicationWillEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { CallLog.note("applicationWillTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { CallLog.note("memoryWarning") }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        CallLog.note("application.performAction", CallLog.text(of: shortcutItem))
        completionHandler(true)
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        CallLog.note("application.willContinue", userActivityType)
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        CallLog.note("application.continue", CallLog.text(of: userActivity))
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        CallLog.note("application.didFailToContinue", CallLog.text(of: error, over: userActivityType))
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        CallLog.note("application.didUpdate", CallLog.text(of: userActivity))
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        CallLog.note("application.open", "url=\(url)")
        return true
    }

    private func text(of options: [UIApplication.LaunchOptionsKey: Any]?) -> String? {
        guard let options else { return nil }
        if let item = options[.shortcutItem] as? UIApplicationShortcutItem { return CallLog.text(of: item) }
        if let url = options[.url] as? URL { return "url=\(url)" }
        if let activity = options[.userActivityDictionary] as? [AnyHashable: Any] {
            let type = activity[UIApplication.LaunchOptionsKey.userActivityType] as? String
            let isThere = activity["UIApplicationLaunchOptionsUserActivityKey"] is NSUserActivity
            return "activity=\(type ?? "?")" + (isThere ? "" : " unavailable")
        }
        return options.isEmpty ? nil : "\(options.keys.map(\.rawValue).sorted())"
    }
}
