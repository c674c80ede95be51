// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class SnippetSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = Self.tabs()
        window.tintColor = .systemIndigo
        window.makeKeyAndVisible()
        self.window = window
    }

    static func tabs() -> UITabBarController {
        let home = UINavigationController(rootViewController: UIViewController())
        home.tabBarItem = UITabBarItem(
            title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
        let search = UINavigationController(rootViewController: UIViewController())
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let profile = UIViewController()
        profile.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person.crop.circle"), tag: 2)
        profile.tabBarItem.badgeValue = "3"
        profile.tabBarItem.badgeColor = .systemRed

        let tabs = UITabBarController()
        tabs.viewControllers = [home, search, profile]
        tabs.selectedIndex = 0
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemBackground
        appearance.stackedLayoutAppearance.selected.iconColor = .systemIndigo
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        tabs.tabBar.standardAppearance = appearance
        if #available(iOS 15.0, *) {
            tabs.tabBar.scrollEdgeAppearance = appearance
        }
        return tabs
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
}
