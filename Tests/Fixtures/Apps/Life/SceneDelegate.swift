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
        let expected = connectionOptions.handoffUserActivityType.map { ["expected=\($0)"] } ?? []
        let all = items + activities + expected + links
        CallLog.note("scene.willConnect", all.isEmpty ? nil : all.joined(separator: " "))
    }

    func sceneDidDisconnect(_ scene: UIScene) { CallLog.note("sceneDidDisconnect") }
    func sceneWillEnterForeground(_ scene: UIScene) { CallLog.note("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { CallLog.note("sceneDidEnterBackground") }

    func sceneDidBecomeActive(_ scene: UIScene) {
        CallLog.note("sceneDidBecomeActive")
        errand?.becameActive()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        CallLog.note("sceneWillResignActive")
        errand?.resigns()
    }

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

    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        CallLog.note("scene.didFailToContinue", CallLog.text(of: error, over: userActivityType))
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        CallLog.note("scene.didUpdate", CallLog.text(of: userActivity))
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase, as Apple names it
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        CallLog.note("scene.open", URLContexts.map { "url=\($0.url)" }.joined(separator: " "))
    }

    private var errand: Errand? { (UIApplication.shared.delegate as? LifeDelegate)?.errand }
}
