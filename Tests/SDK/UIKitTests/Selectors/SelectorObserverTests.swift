// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@Suite("An observer or timer with a selector") struct SelectorObserverTests {
    final class Listener: NSObject {
        var heard: [Any] = []

        func hear(_ notification: Notification) { heard.append(notification) }
        func hearOld(_ notification: NSNotification) { heard.append(notification) }
        func tick(_ timer: Timer) { heard.append(timer.userInfo ?? "") }
        func hear(text: String?) { heard.append(text ?? "nil") }
        func add(_ one: String, to other: String) { heard.append(one + other) }
    }

    static let hear = Selector("hear(_:)", Listener.hear(_:))
    static let text = Selector("hear(text:)", Listener.hear(text:))
    static let news = Notification.Name("news")

    @Test("hears notifications with the name and object it asked for, until it is removed")
    func notifications() {
        let (center, listener, sender) = (NotificationCenter(), Listener(), NSObject())
        center.addObserver(listener, selector: Self.hear, name: Self.news, object: nil)
        center.addObserver(
            listener, selector: Selector("hearOld(_:)", Listener.hearOld(_:)), name: nil, object: sender)
        center.post(name: Self.news, object: nil)
        #expect(listener.heard.count == 1)
        center.post(name: Self.news, object: sender)
        #expect(listener.heard.count == 3 && listener.heard.contains { $0 is NSNotification })
        center.removeObserver(listener, name: Self.news, object: nil)
        center.post(name: Self.news, object: sender)
        #expect(listener.heard.count == 4)
        center.removeObserver(listener)
        center.post(name: Self.news, object: sender)
        #expect(listener.heard.count == 4)
    }

    @Test("is forgotten by the center once it is gone")
    func gone() {
        let center = NotificationCenter()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: Self.hear, name: Self.news, object: nil)
            center.post(name: Self.news, object: nil)
            #expect(listener.heard.count == 1)
        }
        #expect(gone == nil)
        center.post(name: Self.news, object: nil)
    }

    @Test("leaves observers with a block as they were")
    func blocks() {
        final class Count: @unchecked Sendable { var value = 0 }
        let (center, count) = (NotificationCenter(), Count())
        let tokens = [center.addObserver(forName: Self.news, object: nil, queue: nil) { _ in count.value += 1 }]
        center.post(name: Self.news, object: nil)
        tokens.forEach(center.removeObserver)
        center.post(name: Self.news, object: nil)
        #expect(count.value == 1)
    }

    @Test("is called by a timer, which lets go of it when it is invalidated or has fired")
    func timers() {
        weak var gone: Listener?
        let tick = Selector("tick(_:)", Listener.tick(_:))
        let timers: [Timer]
        do {
            let listener = Listener()
            gone = listener
            timers = [true, false].map {
                Timer(timeInterval: 60, target: listener, selector: tick, userInfo: "info", repeats: $0)
            }
            timers.forEach { $0.fire() }
            timers[0].fire()
            #expect(listener.heard as? [String] == ["info", "info", "info"])
            timers[0].invalidate()
        }
        #expect(gone == nil && !timers[1].isValid)
        let listener = Listener()
        let scheduled = Timer.scheduledTimer(
            timeInterval: 60, target: listener, selector: tick, userInfo: nil, repeats: true)
        #expect(scheduled.fireDate.timeIntervalSinceNow > 30 && scheduled.isValid)
        scheduled.fire()
        scheduled.invalidate()
        #expect(listener.heard as? [String] == [""])
    }

    @Test("performs methods at once and after a delay, unless that is cancelled")
    func performing() {
        let listener = Listener()
        listener.perform(Self.text, with: "now")
        listener.perform(Selector("add(_:to:)", Listener.add(_:to:)), with: "one", with: "two")
        for text in ["later", "never", nil] { listener.perform(Self.text, with: text, afterDelay: 0) }
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Self.text, object: "never")
        while listener.heard.count < 4, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(Set(listener.heard.compactMap { $0 as? String }) == ["now", "onetwo", "later", "nil"])
        listener.perform(Self.text, with: "cancelled", afterDelay: 60)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        #expect(!RunLoop.current.run(mode: .default, before: Date()) || listener.heard.count == 4)
    }
}
