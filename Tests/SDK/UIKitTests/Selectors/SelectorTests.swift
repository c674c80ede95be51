// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("A selector") @MainActor struct SelectorTests {
    final class Screen: UIViewController {
        var calls: [String] = []
        var senders: [AnyObject] = []
        var events: [UIEvent?] = []

        func tapped() { calls.append("tapped") }
        func tapped(_ sender: UIButton) { take("tapped:", sender) }
        func changed(_ sender: Any) { take("changed:", sender as AnyObject) }
        func update(with sender: UIControl) { take("update(with:)", sender) }
        func touched(_ sender: UIButton, event: UIEvent) {
            take("touched:event:", sender)
            events.append(event)
        }
        @discardableResult func answer() -> Bool {
            calls.append("answer")
            return true
        }
        nonisolated func isolatedNowhere() { MainActor.assumeIsolated { calls.append("nowhere") } }
        private func hidden(_ sender: UIButton?) { take("hidden:", sender) }
        static let hidden = Selector("hidden(_:)", Screen.hidden(_:))

        private func take(_ name: String, _ sender: AnyObject?) {
            calls.append(name)
            if let sender { senders.append(sender) }
        }
    }

    final class Other: NSObject {
        var calls = 0
        func tapped(_ sender: UIButton) { calls += 1 }
    }

    /// A field that the keyboard can belong to.
    final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    static let tapped = Selector("tapped(_:)", Screen.tapped(_:))

    @Test("is equal to another with its name, however the name is written")
    func equality() {
        let again = Selector("SelectorTests.Screen.tapped(_:)", Screen.tapped(_:))
        #expect(again == Self.tapped && again.hashValue == Self.tapped.hashValue)
        #expect(Selector("changed", Screen.changed) == Selector("changed(_:)", Screen.changed(_:)))
        #expect(Selector("tapped:", Screen.changed) == Self.tapped)
        #expect(Selector("tapped()", Screen.tapped as @MainActor (Screen) -> () -> Void) != Self.tapped)
        let names = [
            Selector("answer", Screen.answer), Selector("touched(_:event:)", Screen.touched(_:event:)),
            Selector("update(with:)", Screen.update(with:)),
        ].map(\.description)
        #expect(names == ["answer", "touched:event:", "update(with:)"])
    }

    @Test("of a control calls its target with the sender and the event of the touch")
    func touch() throws {
        let (screen, target) = (WatchedScreen(), Screen())
        defer { screen.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.view.addSubview(button)
        for action in [
            Selector("touched(_:event:)", Screen.touched(_:event:)), Self.tapped, Screen.hidden,
            Selector("tapped()", Screen.tapped as @MainActor (Screen) -> () -> Void),
            Selector("changed(_:)", Screen.changed(_:)), Selector("update(with:)", Screen.update(with:)),
            Selector("answer()", Screen.answer), Selector("isolatedNowhere()", Screen.isolatedNowhere),
        ] { button.addTarget(target, action: action, for: .touchUpInside) }
        try screen.tap(50, 50)
        #expect(
            target.calls == [
                "touched:event:", "tapped:", "hidden:", "tapped", "changed:", "update(with:)", "answer", "nowhere",
            ])
        #expect(target.senders.count == 5 && target.senders.allSatisfy { $0 === button })
        #expect(target.events.first??.allTouches?.count == 1)
    }

    @Test("of a control is called once an event however often it was added, until it is removed")
    func removal() {
        let (button, target, other) = (UIButton(), Screen(), Other())
        let changed = Selector("changed(_:)", Screen.changed(_:))
        for _ in 1...2 { button.addTarget(target, action: Self.tapped, for: [.touchDown, .touchUpInside]) }
        button.addTarget(target, action: changed, for: .touchDown)
        button.addTarget(other, action: Selector("tapped(_:)", Other.tapped(_:)), for: .touchDown)
        #expect(button.allTargets == [target, other])
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:", "changed:"])
        #expect(button.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
        button.removeTarget(target, action: Selector("tapped(_:)", Screen.tapped(_:)), for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(target.calls == ["changed:"] && other.calls == 1)
        button.sendActions(for: .touchUpInside)
        #expect(target.calls == ["changed:", "tapped:"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(target.calls.count == 2 && other.calls == 1 && button.allTargets.isEmpty)
    }

    @Test("does not keep its target alive")
    func lifetime() {
        let (button, tap) = (UIButton(), UITapGestureRecognizer())
        weak var gone: Other?
        do {
            let other = Other()
            gone = other
            button.addTarget(other, action: Selector("tapped(_:)", Other.tapped(_:)), for: .touchDown)
            tap.addTarget(other, action: Selector("tapped(_:)", Other.tapped(_:)))
        }
        #expect(gone == nil)
        button.sendActions(for: .touchDown)
        #expect(button.allTargets.isEmpty)
    }

    @Test("without a target goes up the chain of the first responder, then of the sender")
    func chain() {
        let (screen, target) = (WatchedScreen(), Screen())
        defer { screen.end() }
        screen.window.rootViewController = target
        let (button, field) = (UIButton(), Field())
        [button, field].forEach(target.view.addSubview)
        button.addTarget(nil, action: Self.tapped, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(target.calls == ["tapped:"] && target.senders.first === button)
        let resign = Selector("resignFirstResponder()", UIResponder.resignFirstResponder)
        #expect(field.becomeFirstResponder())
        #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil) && !field.isFirstResponder)
        #expect(field.target(forAction: Self.tapped, withSender: nil) as? Screen === target)
        #expect(!UIApplication.shared.sendAction(Selector("t", Other.tapped(_:)), to: nil, from: nil, for: nil))
    }

    @Test("calls nothing on an object of another class or with an argument that does not fit")
    func misfit() {
        let (target, other) = (Screen(), Other())
        #expect(!Self.tapped.send(to: other, UIButton()))
        #expect(!Self.tapped.send(to: target, UISwitch()) && !Self.tapped.send(to: target))
        #expect(target.calls.isEmpty && other.calls == 0)
        #expect(target.responds(to: Self.tapped) && !other.responds(to: Self.tapped))
    }

    @Test("of a gesture calls its targets with the recognizer")
    func gesture() throws {
        let (screen, target) = (WatchedScreen(), Screen())
        defer { screen.end() }
        let changed = Selector("changed(_:)", Screen.changed(_:))
        let tap = UITapGestureRecognizer(target: target, action: changed)
        tap.addTarget(target, action: Selector("answer", Screen.answer))
        screen.view.addGestureRecognizer(tap)
        try screen.tap(50, 50)
        #expect(target.calls == ["changed:", "answer"] && target.senders.first === tap)
        tap.removeTarget(target, action: changed)
        try screen.tap(50, 50)
        #expect(target.calls == ["changed:", "answer", "answer"])
    }

    @Test("of a gesture ends editing, as on Apple's systems")
    func endEditing() throws {
        let (screen, field) = (WatchedScreen(), Field())
        defer { screen.end() }
        screen.view.addSubview(field)
        let end = Selector("UIView.endEditing(_:)", UIView.endEditing(_:))
        screen.view.addGestureRecognizer(UITapGestureRecognizer(target: screen.view, action: end))
        field.becomeFirstResponder()
        try screen.tap(50, 50)
        #expect(!field.isFirstResponder)
    }

    @Test("of a bar button is called by a tap, unless the button has a primary action")
    func barButton() {
        let target = Screen()
        let item = UIBarButtonItem(
            title: "Add", style: .plain, target: target, action: Selector("changed(_:)", Screen.changed(_:)))
        item.tap()
        #expect(target.calls == ["changed:"] && target.senders.first === item && item.target === target)
        #expect(item.action == Selector("changed(_:)", Screen.changed(_:)))
        item.primaryAction = UIAction { _ in }
        item.tap()
        #expect(target.calls.count == 1)
    }
}
