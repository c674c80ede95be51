// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An app without scenes: everything reaches the delegate of the app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: AccountsScreen())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == CashMachineScreen.activityType else { return false }
        let screen = CashMachineScreen()
        show(screen)
        // The screen takes the amount from the activity itself.
        restorationHandler([screen])
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard url.host == "cash-machine" else { return false }
        show(CashMachineScreen())
        return true
    }

    private func show(_ screen: UIViewController) {
        (window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: false)
    }
}
