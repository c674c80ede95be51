// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import UIKit

/// An app's delegate as apps of many years have it: in the language of Swift 5, whose files say nothing of the main
/// actor.
class ShopDelegate: UIResponder, UIApplicationDelegate {
    typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

    static var orientations = UIInterfaceOrientationMask.portrait

    var window: UIWindow?
    var chosen: String?
    private var work: UIBackgroundTaskIdentifier = .invalid

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions? = nil
    ) -> Bool {
        paintBars()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ShopController())
        window?.makeKeyAndVisible()
        chosen = (launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem)?.type
        return chosen == nil
    }

    // Not escaping, though it may: Apple's compiler takes both.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: (Bool) -> Void
    ) {
        chosen = shortcutItem.type
        completionHandler(true)
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { ShopDelegate.orientations }

    func applicationDidEnterBackground(_ application: UIApplication) {
        work = application.beginBackgroundTask(withName: "save") { [weak self] in
            guard let self = self else { return }
            application.endBackgroundTask(self.work)
            self.work = .invalid
        }
        DispatchQueue.global().async {
            DispatchQueue.main.async { application.endBackgroundTask(self.work) }
        }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        if event?.type == .remoteControl { chosen = "remote" }
    }

    private func paintBars() {
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().shadowImage = UIImage()
        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .selected)
    }
}

class ShopController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    }
}

extension UIApplication {
    /// What is on top: the default argument asks for the app from outside of any actor.
    class func topController(
        _ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
    ) -> UIViewController? {
        (base as? UINavigationController)?.visibleViewController ?? base
    }
}

/// Asks for the app's state from a function of no actor.
func sceneCounts() -> [String: Int] {
    ["open": UIApplication.shared.openSessions.count, "connected": UIApplication.shared.connectedScenes.count]
}

/// Does work that is to end before the app is suspended, from a function of no actor.
func perform(_ work: () -> Void, in application: UIApplication, expiring: (() -> Void)? = nil) {
    let task = application.beginBackgroundTask(expirationHandler: expiring)
    work()
    application.endBackgroundTask(task)
}
