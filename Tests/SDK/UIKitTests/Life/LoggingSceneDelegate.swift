// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A scene's delegate with every method, as an app has them.
final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let items =
            [connectionOptions.shortcutItem?.type].compactMap { $0 }
            + connectionOptions.userActivities.map(\.activityType)
            + connectionOptions.urlContexts.map { "\($0.url) \($0.options.sourceApplication ?? "-")" }
        CallLog.shared.note("connect \(items.isEmpty ? "nil" : items.joined(separator: "+"))")
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("sceneActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("sceneWillResign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("sceneWillEnter", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("sceneBackground", scene) }

    private func note(_ call: String, _ scene: UIScene) {
        CallLog.shared.note("\(call) \(scene.activationState)")
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        CallLog.shared.note("scenePerform \(shortcutItem.type)")
        if let succeeds = CallLog.shared.actionSucceeds { completionHandler(succeeds) }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        CallLog.shared.note("sceneWillContinue \(userActivityType)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        CallLog.shared.note("sceneContinue \(userActivity.activityType)")
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        CallLog.shared.note("sceneDidFail \(error.localizedDescription)")
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        CallLog.shared.note("sceneOpen \(contexts.map(\.url))")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "app.example.board")
        activity.userInfo = ["row": 7]
        return activity
    }
}
