// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Changes of state") @MainActor struct StateChangeTests {
    /// Listens to one app's and its scene's notifications alone; other tests post theirs meanwhile.
    private func notifications(
        of tested: TestedLife, during body: () async throws -> Void
    ) async throws -> [String] {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIScene.willConnectNotification,
            UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didDisconnectNotification,
            UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
        ]
        let heard = CallLog()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                // All of them are posted on the main thread.
                nonisolated(unsafe) let object = notification.object as AnyObject?
                MainActor.assumeIsolated {
                    guard object === tested.application || object === tested.life.scene else { return }
                    heard.note(name.rawValue)
                }
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        try await body()
        return heard.calls
    }

    @Test("are posted for the scene and the app, with scenes and without", arguments: [false, true])
    func posted(hasScenes: Bool) async throws {
        let tested = hasScenes ? TestedLife.withScenes() : TestedLife(LoggingAppDelegate())
        let launch = try await notifications(of: tested) { try await tested.handle(.launch(nil)) }
        #expect(
            launch
                == (hasScenes
                    ? [
                        "UIApplicationDidFinishLaunchingNotification", "UISceneWillConnectNotification",
                        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
                    ] : ["UIApplicationDidFinishLaunchingNotification"]) + [
                    "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
                ])
        let rest = try await notifications(of: tested) {
            try await tested.handle(.background)
            try await tested.handle(.foreground(nil))
            try await tested.handle(.memoryWarning)
        }
        #expect(
            rest == [
                "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
                "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
                "UIApplicationDidReceiveMemoryWarningNotification",
            ])
    }

    @Test("expire the work that has not ended when the app is, in the order of its beginning")
    func backgroundTasks() async throws {
        let tested = TestedLife(BareAppDelegate())
        try await tested.handle(.launch(nil))
        let (application, log) = (tested.application, tested.log)
        let first = application.beginBackgroundTask { log.note("first") }
        let second = application.beginBackgroundTask(withName: "x") { log.note("second") }
        let third = application.beginBackgroundTask { log.note("third") }
        #expect(Set([first, second, third, .invalid]).count == 4)
        application.endBackgroundTask(second)
        #expect(try await tested.calls(for: .background).isEmpty)
        #expect(try await tested.calls(for: .terminate) == ["first", "third"])
    }

    @Test("tell the delegate and every view controller of little memory")
    func memory() async throws {
        final class Controller: UIViewController {
            override func didReceiveMemoryWarning() { CallLog.shared.note("warned \(title ?? "")") }
        }
        let tested = TestedLife(LoggingAppDelegate())
        try await tested.handle(.launch(nil))
        let (root, child) = (Controller(), Controller())
        (root.title, child.title) = ("root", "child")
        root.addChild(child)
        let window = UIWindow(frame: .zero)
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(
            try await tested.calls(for: .memoryWarning).filter { !$0.hasPrefix("warned ") || $0.count > 7 } == [
                "appMemory active", "warned root", "warned child",
            ])
    }
}
