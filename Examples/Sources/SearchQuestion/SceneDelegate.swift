// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import SearchQuestionKit
import UIKit

/// Opens at the search, or where an answer or a link leads.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var stack: UINavigationController? { window?.rootViewController as? UINavigationController }
    private var search: SearchScreen? { stack?.viewControllers.first as? SearchScreen }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.tintColor = .searching
        let stack = UINavigationController(rootViewController: SearchScreen())
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
            search?.signIn()
        } else if let intent = activity.interaction?.intent as? SearchQuestionIntent {
            let response = activity.interaction?.intentResponse as? SearchQuestionIntentResponse
            // Right above the first screen, whatever was there before.
            let screen = ResultScreen(intent: intent, response: response)
            stack?.setViewControllers((stack?.viewControllers.prefix(1) ?? []) + [screen], animated: false)
        }
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            guard let link = AccountLink(context.url) else {
                print("SearchQuestion does not know \(context.url).")
                continue
            }
            print(link.follow())
            search?.renew()
        }
    }
}
