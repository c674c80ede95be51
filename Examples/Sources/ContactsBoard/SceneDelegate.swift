// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the board, and the place on it that a quick action asks for.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let stack = UINavigationController(rootViewController: BoardScreen())
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        // The app was not running: the action comes with the scene, and not once more.
        if let item = connectionOptions.shortcutItem { perform(item) }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(perform(shortcutItem))
    }

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.shortcutItems = QuickAction.items(for: ContactBook.shared.contacts)
    }

    @discardableResult
    private func perform(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = QuickAction(item), let screen = screen(for: action) else { return false }
        screen.navigationItem.largeTitleDisplayMode = .never
        // Right above the first screen, whatever was there before.
        let stack = window?.rootViewController as? UINavigationController
        stack?.setViewControllers((stack?.viewControllers.prefix(1) ?? []) + [screen], animated: false)
        return true
    }

    private func screen(for action: QuickAction) -> UIViewController? {
        switch action {
        case .search: SearchScreen()
        case .share: ShareScreen()
        case .add: ContactScreen(ContactBook.shared.add())
        case .contact(let id): ContactBook.shared.contact(id).map(ContactScreen.init)
        }
    }
}
