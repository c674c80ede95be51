// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A scene's delegate that makes its configuration from the one there is, and restores what was seen.
final class ShopSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var opened: [URL] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(frame: windowScene.coordinateSpace.bounds)
        window?.windowScene = windowScene
        if let activity = options.userActivities.first ?? session.stateRestorationActivity {
            scene.userActivity = activity
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            let granted = context.url.startAccessingSecurityScopedResource()
            defer { if granted { context.url.stopAccessingSecurityScopedResource() } }
            if granted { opened.append(context.url) }
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}

/// A view controller whose activity is saved when the system asks.
final class BreadController: UIViewController, NSUserActivityDelegate {
    let kind: String

    init(kind: String) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["kind": kind])
        super.updateUserActivityState(activity)
    }

    func userActivityWillSave(_ userActivity: NSUserActivity) {
        userActivity.userInfo = ["kind": kind]
    }
}
