// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import SearchQuestionKit
import TextScreens
import UIKit

/// Opens at the last search, or where an answer or a link leads.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var stack: UINavigationController? { window?.rootViewController as? UINavigationController }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let stack = UINavigationController(rootViewController: LastSearchScreen())
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        connectionOptions.userActivities.forEach(takeUp)
        open(connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        takeUp(userActivity)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase, as Apple names it
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    private func takeUp(_ activity: NSUserActivity) {
        if activity.activityType == "com.example.searchquestion.signin" {
            show(SignInScreen())
        } else if let intent = activity.interaction?.intent as? SearchQuestionIntent {
            let response = activity.interaction?.intentResponse as? SearchQuestionIntentResponse
            show(ResultScreen(intent: intent, response: response))
        }
    }

    /// Right above the first screen, whatever was there before.
    private func show(_ screen: TextScreen) {
        screen.navigationItem.largeTitleDisplayMode = .never
        stack?.setViewControllers((stack?.viewControllers.prefix(1) ?? []) + [screen], animated: false)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            guard let link = AccountLink(context.url) else {
                print("SearchQuestion does not know \(context.url).")
                continue
            }
            print(link.follow())
            (stack?.topViewController as? TextScreen)?.showLines()
        }
    }
}
