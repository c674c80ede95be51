// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Testing

@testable import UIKit

@MainActor struct UIResponderTests {
    private final class Field: UIView {
        var gives = true
        var touched = 0

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { gives }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
    }

    private final class Reader: UIViewController {
        var page = 0

        override func updateUserActivityState(_ activity: NSUserActivity) {
            activity.addUserInfoEntries(from: ["page": page])
        }
    }

    @Test("the chain goes from a view to its controller, the views around it and the window")
    func chain() {
        let window = UIWindow(frame: .zero)
        let (outer, inner, leaf) = (UIViewController(), UIViewController(), UIView())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.addSubview(leaf)
        window.rootViewController = outer
        window.isHidden = false
        let chain = Array(sequence(first: leaf as UIResponder, next: \.next))
        let expected: [UIResponder] = [leaf, inner.view, inner, outer.view, outer, window]
        #expect(chain.prefix(6).map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }

    @Test("one responder of a window is the first, and gives way only if it may")
    func firstResponder() {
        let window = UIWindow(frame: .zero)
        let (first, second, plain) = (Field(), Field(), UIView())
        #expect(!first.becomeFirstResponder())
        [first, second, plain].forEach(window.addSubview)
        #expect(first.becomeFirstResponder())
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder && second.isFirstResponder)
        #expect(!plain.becomeFirstResponder())
        second.gives = false
        #expect(!first.becomeFirstResponder())
        #expect(!second.resignFirstResponder())
        second.removeFromSuperview()
        #expect(!second.isFirstResponder)
        #expect(first.becomeFirstResponder())
    }

    @Test("what a view does not deal with goes on to the next")
    func forwarding() {
        let (field, inner) = (Field(), UIView())
        field.addSubview(inner)
        inner.touchesBegan([], with: nil)
        #expect(field.touched == 1)
    }

    @Test("the activity of a controller is current while it is on the screen")
    func current() {
        let center = ActivityCenter(link: nil)
        ActivityCenter.$shared.withValue(center) {
            let window = UIWindow(frame: .zero)
            let reader = Reader()
            let activity = NSUserActivity(activityType: "com.example.read")
            reader.userActivity = activity
            #expect(!center.isCurrent(activity))
            window.rootViewController = reader
            window.makeKeyAndVisible()
            ScreenUpdate.shared.perform()
            #expect(center.isCurrent(activity))
            let other = NSUserActivity(activityType: "com.example.listen")
            reader.userActivity = other
            #expect(center.isCurrent(other))
            window.isHidden = true
            ScreenUpdate.shared.perform()
            #expect(!center.isCurrent(other))
        }
    }

    @Test("an activity that needs saving is emptied and asked for, before its own delegate")
    func saving() {
        final class Delegate: NSObject, NSUserActivityDelegate {
            var seen: [AnyHashable: Any]?

            func userActivityWillSave(_ userActivity: NSUserActivity) { seen = userActivity.userInfo }
        }
        let center = ActivityCenter(link: nil)
        center.observe(
            ActivityCenter.Observer(
                willSave: { activity in
                    // Safe: the test saves on the main thread alone.
                    nonisolated(unsafe) let activity = activity
                    MainActor.assumeIsolated { UIResponder.updateState(of: activity) }
                }, didSave: { _ in }))
        ActivityCenter.$shared.withValue(center) {
            let (reader, delegate) = (Reader(), Delegate())
            let activity = NSUserActivity(activityType: "com.example.read")
            activity.userInfo = ["old": true]
            activity.delegate = delegate
            reader.userActivity = activity
            reader.page = 7
            activity.becomeCurrent()
            center.saveWaiting()
            #expect(activity.userInfo?["old"] as? Bool == true)
            activity.needsSave = true
            center.saveWaiting()
            #expect(delegate.seen?["page"] as? Int == 7)
            #expect(delegate.seen?["old"] == nil)
            #expect(!activity.needsSave)
        }
    }

    @Test("an activity ends with the last responder that has it")
    func ending() {
        let center = ActivityCenter(link: nil)
        ActivityCenter.$shared.withValue(center) {
            let (first, second) = (UIResponder(), UIResponder())
            let activity = NSUserActivity(activityType: "com.example.read")
            first.userActivity = activity
            second.userActivity = activity
            #expect(ManagedActivities.shared.responders(of: activity) == [first, second])
            activity.becomeCurrent()
            first.userActivity = nil
            #expect(center.isCurrent(activity))
            second.userActivity = nil
            #expect(!center.isCurrent(activity))
            #expect(ManagedActivities.shared.responders(of: activity).isEmpty)
        }
    }
}
