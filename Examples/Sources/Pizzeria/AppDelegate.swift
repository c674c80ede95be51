// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import PizzeriaKit
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
        let stack = UINavigationController(rootViewController: MenuScreen())
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let order = userActivity.interaction?.intent as? OrderPizzaIntent else { return false }
        let screen = OrderScreen(order)
        screen.navigationItem.largeTitleDisplayMode = .never
        // Right above the first screen, whatever was there before.
        let stack = window?.rootViewController as? UINavigationController
        stack?.setViewControllers((stack?.viewControllers.prefix(1) ?? []) + [screen], animated: false)
        return true
    }
}
