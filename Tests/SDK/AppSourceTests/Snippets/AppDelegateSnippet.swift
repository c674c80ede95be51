// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class SnippetAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var task: UIBackgroundTaskIdentifier = .invalid

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().tintColor = .systemOrange
        UITableView.appearance().backgroundColor = .systemGroupedBackground
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 17)], for: .normal)
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool
    {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return false }
        return components.host == "item"
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask { [weak self] in
            if let task = self?.task { application.endBackgroundTask(task) }
        }
    }
}

class LinkController: UIViewController {
    func openSettings() {
        if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url, options: [:]) { success in print(success) }
        }
        UIApplication.shared.isIdleTimerDisabled = true
        print(
            UIDevice.current.model, UIDevice.current.systemVersion, UIScreen.main.bounds.size,
            UIDevice.current.userInterfaceIdiom == .pad)
    }
}
