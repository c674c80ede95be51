// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import TextScreens
import UIKit

/// Opens where a conversation left off, or where a link leads.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var desk: PunchDesk?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        desk = PunchService(bundle: .main).map(PunchDesk.init)
        let stack = UINavigationController(rootViewController: PunchScreen(desk: desk))
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
        guard activity.activityType == "com.example.dailypunch.login" else { return }
        let screen = LogInScreen(desk: desk)
        screen.navigationItem.largeTitleDisplayMode = .never
        // Right above the first screen, whatever was there before.
        let stack = window?.rootViewController as? UINavigationController
        stack?.setViewControllers((stack?.viewControllers.prefix(1) ?? []) + [screen], animated: false)
    }

    /// What a link has done is seen on the screen that is there.
    private func showChanges() {
        let stack = window?.rootViewController as? UINavigationController
        (stack?.topViewController as? TextScreen)?.showLines()
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard let desk else {
            print("Info.plist has no DailyPunchServiceURL; add the address of the service.")
            return
        }
        for context in contexts {
            guard let link = PunchLink(context.url) else {
                print("DailyPunch does not know \(context.url).")
                continue
            }
            desk.carryOut(link) { [weak self] _ in self?.showChanges() }
        }
    }
}
