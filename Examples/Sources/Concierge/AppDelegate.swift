// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents
import UIKit

/// An app without scenes: everything reaches the delegate of the app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var stack: UINavigationController? { window?.rootViewController as? UINavigationController }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = UINavigationController(rootViewController: DeskScreen())
        stack.navigationBar.prefersLargeTitles = true
        window.tintColor = .concierge
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        INPreferences.requestSiriAuthorization { status in
            guard status == .authorized else { return }
            PersonalWords.teach()
        }
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if let call = Call(userActivity) {
            show(CallScreen(call))
        } else if let findings = MediaFindings(userActivity) {
            show(FindingsScreen(findings))
        } else if let place = userActivity.interaction.flatMap({ Department(handling: $0.intent) }) {
            show(place.screen)
        } else {
            return false
        }
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard let department = Department(rawValue: url.host ?? "") else { return false }
        show(department.screen)
        return true
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        switch intent {
        case is INStartWorkoutIntent: WorkoutStarter(log: WorkoutLog())
        case is INPlayMediaIntent: MediaPlayer(library: Library())
        default: nil
        }
    }

    /// Before iOS 14.
    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        switch intent {
        case let intent as INStartWorkoutIntent:
            WorkoutStarter(log: WorkoutLog()).handle(intent: intent, completion: completionHandler)
        case let intent as INPlayMediaIntent:
            MediaPlayer(library: Library()).handle(intent: intent, completion: completionHandler)
        // The extension leaves nothing else to the app.
        default: break
        }
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // What was done meanwhile is seen on the screen that is there.
        (stack?.topViewController as? any Renewable)?.renew()
    }

    /// Shows a screen right above the desk, whatever was there before.
    private func show(_ screen: UIViewController) {
        screen.navigationItem.largeTitleDisplayMode = .never
        stack?.setViewControllers((stack?.viewControllers.prefix(1) ?? []) + [screen], animated: false)
    }
}
