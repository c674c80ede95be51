// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Implements all there is, and writes down each call.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let items = [connectionOptions.shortcutItem.map(CallLog.text)].compactMap(\.self)
        let activities = connectionOptions.userActivities.map(CallLog.text)
        let links = connectionOptions.urlContexts.map { "url=\($0.url)" }
        let all = items + activities + links
        CallLog.note("scene.willConnect", all.isEmpty ? nil : all.joined(separator: " "))
    }

    func sceneDidDisconnect(_ scene: UIScene) { CallLog.note("sceneDidDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { CallLog.note("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { CallLog.note("sceneWillResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { CallLog.note("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { CallLog.note("sceneDidEnterBackground") }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        CallLog.note("scene.performAction", CallLog.text(of: shortcutItem))
        completionHandler(true)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        CallLog.note("scene.willContinue", userActivityType)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        CallLog.note("scene.continue", CallLog.text(of: userActivity))
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase, as Apple names it
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        CallLog.note("scene.open", URLContexts.map { "url=\($0.url)" }.joined(separator: " "))
    }
}
