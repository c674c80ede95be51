// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import Foundation
import Intents
import Testing
import UIKit

/// Apps' own ways of writing. That this target compiles, without a warning, is the greater part of the test.
@Suite("Sources of apps, in the language of Swift 5") @MainActor struct AppSourceTests {
    @Test("a launch with a quick action declines the second delivery")
    func launch() {
        let delegate = ShopDelegate()
        // What it says of all bars is said to all tests.
        defer { unpaintBars() }
        let item = UIApplicationShortcutItem(type: "bread", localizedTitle: "Bread", localizedSubtitle: nil, icon: nil)
        #expect(!delegate.application(.shared, didFinishLaunchingWithOptions: [.shortcutItem: item]))
        #expect(delegate.chosen == "bread")
        #expect(UIApplication.topController() is ShopController)
        delegate.window?.isHidden = true
    }

    private func unpaintBars() {
        UINavigationBar.appearance().tintColor = nil
        UINavigationBar.appearance().shadowImage = nil
        UINavigationBar.appearance().setBackgroundImage(nil, for: .default)
        UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes(nil, for: .selected)
    }

    @Test("a completion handler that does not escape fulfils the protocol")
    func handler() {
        let delegate = ShopDelegate()
        let item = UIApplicationShortcutItem(type: "milk", localizedTitle: "Milk")
        var success: Bool?
        let known: any UIApplicationDelegate = delegate
        known.application(.shared, performActionFor: item) { success = $0 }
        #expect(success == true)
        #expect(delegate.chosen == "milk")
    }

    @Test("functions of no actor reach the app")
    func counts() {
        #expect(sceneCounts().keys.sorted() == ["connected", "open"])
        var isDone = false
        perform({ isDone = true }, in: .shared)
        #expect(isDone)
    }

    @Test("an activity that was handed over is found under every form of its dictionary")
    func dictionary() {
        let activity = NSUserActivity(activityType: "org.example.bread")
        let options: [UIApplication.LaunchOptionsKey: Any] = [
            .userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityKey": activity] as [AnyHashable: Any]
        ]
        let found = options[.userActivityDictionary] as? [AnyHashable: Any]
        #expect(found?["UIApplicationLaunchOptionsUserActivityKey"] as? NSUserActivity === activity)
        #expect(found?.values.contains { $0 is NSUserActivity } == true)
    }

    @Test("a configuration that was copied changes alone")
    func configuration() throws {
        let original = UISceneConfiguration(name: "Shop", sessionRole: .windowApplication)
        let copy = try #require(original.copy() as? UISceneConfiguration)
        copy.delegateClass = ShopSceneDelegate.self
        #expect(copy.name == "Shop")
        #expect(copy.role == .windowApplication)
        #expect(original.delegateClass == nil)
    }

    @Test("a controller says what it shows when it is asked")
    func activity() {
        let controller = BreadController(kind: "rye")
        let activity = NSUserActivity(activityType: "org.example.bread")
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .text)
        controller.updateUserActivityState(activity)
        #expect(activity.userInfo?["kind"] as? String == "rye")
    }

    @Test("a panel that is built in code comes to its size, and follows its child's")
    func panel() {
        let (panel, child) = (OrderPanelController(), UIViewController())
        panel.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
        panel.titleLabel.heightAnchor.constraint(equalToConstant: 24).isActive = true
        child.preferredContentSize = CGSize(width: 0, height: 50)
        panel.show(child)
        panel.view.layoutIfNeeded()
        #expect(panel.iconView.frame.size == CGSize(width: 40, height: 40))
        #expect(child.view.frame.size == CGSize(width: 288, height: 50))
        let height = panel.preferredContentSize.height
        #expect(height >= 16 + 40 + 4 + 20 + 12 + 50 + 16)
        child.preferredContentSize.height = 80
        #expect(child.view.frame.height == 80)
        #expect(panel.preferredContentSize.height == height + 30)
    }

    @Test("a view that places its own contents keeps the size it knows")
    func badge() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let badge = BadgeView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(badge)
        badge.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        badge.trailingAnchor.constraint(equalTo: outer.trailingAnchor).isActive = true
        badge.count = 5
        outer.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 0, y: 0, width: 100, height: 25))
        #expect(badge.subviews.first?.frame == CGRect(x: 2, y: 2, width: 96, height: 21))
    }
}
