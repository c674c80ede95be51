// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the board, and the place on it that a quick action asks for.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let board = BoardScreen()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.tintColor = .board
        let stack = UINavigationController(rootViewController: board)
        stack.navigationBar.prefersLargeTitles = true
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        // The app was not running: the action comes with the scene, and not once more.
        if let item = connectionOptions.shortcutItem { perform(item) }
        for activity in connectionOptions.userActivities { show(activity) }
        ContactIndex.tell(of: ContactBook.shared.contacts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { show(userActivity) }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(perform(shortcutItem))
    }

    func sceneWillResignActive(_ scene: UIScene) {
        UIApplication.shared.shortcutItems = QuickAction.items(for: ContactBook.shared.contacts)
        ContactIndex.tell(of: ContactBook.shared.contacts)
    }

    @discardableResult
    private func perform(_ item: UIApplicationShortcutItem) -> Bool {
        guard let action = QuickAction(item) else { return false }
        leaveDetails()
        switch action {
        case .search: board.search()
        case .share: show(ShareScreen())
        case .add: board.add()
        case .contact(let id):
            guard let contact = ContactBook.shared.contact(id) else { return false }
            show(ContactScreen(contact))
        }
        return true
    }

    /// A contact that was found in the device's search.
    private func show(_ activity: NSUserActivity) {
        guard let contact = ContactIndex.contact(in: activity).flatMap(ContactBook.shared.contact) else { return }
        leaveDetails()
        show(ContactScreen(contact))
    }

    /// Right above the first screen, whatever was there before.
    private func leaveDetails() {
        board.presentedViewController?.dismiss(animated: false)
        board.navigationController?.popToRootViewController(animated: false)
    }

    private func show(_ screen: UIViewController) {
        board.navigationController?.pushViewController(screen, animated: false)
    }
}
