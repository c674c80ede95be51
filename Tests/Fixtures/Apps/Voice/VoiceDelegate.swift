// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI

/// An app whose quick actions lead to the screens for phrases; it prints what it hears about them.
final class VoiceDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let menu = MenuViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = menu
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        menu.perform(shortcutItem.type)
        completionHandler(true)
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        menu.perform(url.host ?? "")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        report("continues \(userActivity.title ?? "") at \(userActivity.userInfo?["number"] as? Int ?? 0)")
        return true
    }
}

/// Said at once, in a line of its own.
func report(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
