// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import UIKit

/// Opens where a conversation left off, or where a link leads.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var today: TodayScreen?
    private var desk: PunchDesk?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        desk = PunchService(bundle: .main).map(PunchDesk.init)
        let today = TodayScreen(desk: desk)
        let stack = UINavigationController(rootViewController: today)
        stack.navigationBar.prefersLargeTitles = true
        let window = UIWindow(windowScene: scene)
        window.tintColor = .punch
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        self.today = today
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

    func sceneWillEnterForeground(_ scene: UIScene) {
        // A check-in may have been made by voice meanwhile.
        today?.reload()
    }

    private func takeUp(_ activity: NSUserActivity) {
        guard activity.activityType == "com.example.dailypunch.login" else { return }
        today?.logIn()
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
            desk.carryOut(link) { [weak self] _ in self?.today?.reload() }
        }
    }
}
