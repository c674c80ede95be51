// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the diary, and the tea that somebody wants to see.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.tintColor = .systemGreen
        let stack = UINavigationController(rootViewController: DiaryScreen())
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
    }
}
