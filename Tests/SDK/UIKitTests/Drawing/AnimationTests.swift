// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

/// What would be done later, for a test to do.
@MainActor private final class Waits {
    var due: [(seconds: TimeInterval, body: @MainActor () -> Void)] = []
    private let former = Delay.waiter

    init() {
        Delay.waiter = { [weak self] in self?.due.append(($0, $1)) }
    }

    var seconds: [TimeInterval] { due.map(\.seconds) }

    func pass() {
        let now = due
        due = []
        now.forEach { $0.body() }
    }

    func end() { Delay.waiter = former }
}

// Every test is one turn of the main actor, so none has the waits of another.
@Suite("Animations") @MainActor struct AnimationTests {
    private final class Delegate: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "broken off") }
    }

    private func fade(_ delegate: Delegate, _ duration: TimeInterval = 2) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = duration
        fade.delegate = delegate
        return fade
    }

    nonisolated static let times: [(change: @Sendable @MainActor (CAAnimation) -> Void, seconds: TimeInterval?)] = [
        ({ _ in }, 2), ({ $0.repeatCount = 3 }, 6), ({ $0.autoreverses = true }, 4), ({ $0.speed = 4 }, 0.5),
        ({ $0.duration = 0 }, 0.25), ({ $0.beginTime = CACurrentMediaTime() - 50 }, 2), ({ $0.speed = 0 }, nil),
        ({ $0.repeatCount = .infinity }, nil), ({ $0.repeatCount = .greatestFiniteMagnitude }, nil),
        ({ $0.duration = .nan }, 0.25),
    ]

    @Test(
        "are over after the time that they take, and never where they are repeated forever", arguments: times.indices)
    func time(_ index: Int) {
        let waits = Waits()
        defer { waits.end() }
        let (layer, delegate) = (CALayer(), Delegate())
        let fade = fade(delegate)
        Self.times[index].change(fade)
        layer.add(fade, forKey: "fade")
        #expect(waits.seconds == [Self.times[index].seconds].compactMap { $0 })
        #expect(delegate.heard == ["start"] && layer.animationKeys() == ["fade"])
        waits.pass()
        let isOver = Self.times[index].seconds != nil
        #expect(delegate.heard == (isOver ? ["start", "end"] : ["start"]))
        #expect(layer.animation(forKey: "fade") == nil || !isOver)
    }

    @Test("begin when they say, at a time of the machine")
    func beginning() throws {
        let waits = Waits()
        defer { waits.end() }
        let (layer, delegate) = (CALayer(), Delegate())
        let fade = fade(delegate)
        fade.beginTime = CACurrentMediaTime() + 1000
        layer.add(fade, forKey: nil)
        #expect(try #require(waits.seconds.first) > 900)
    }

    @Test("that are taken away or replaced are broken off, and do not end as well")
    func removal() {
        let waits = Waits()
        defer { waits.end() }
        let (layer, delegate) = (CALayer(), Delegate())
        let fade = fade(delegate)
        layer.add(fade, forKey: "fade")
        layer.add(fade, forKey: "fade")
        #expect(delegate.heard == ["start", "broken off", "start"])
        layer.removeAnimation(forKey: "fade")
        #expect(delegate.heard == ["start", "broken off", "start", "broken off"])
        layer.add(self.fade(delegate), forKey: nil)
        layer.removeAllAnimations()
        waits.pass()
        #expect(delegate.heard.suffix(2) == ["start", "broken off"] && layer.animationKeys() == nil)
        fade.isRemovedOnCompletion = false
        layer.add(fade, forKey: "stays")
        waits.pass()
        #expect(delegate.heard.last == "end" && layer.animationKeys() == ["stays"])
        layer.removeAnimation(forKey: "stays")
        #expect(delegate.heard.last == "end", "it was over")
    }

    @Test(
        "of views wait no longer than there are seconds",
        arguments: [TimeInterval.infinity, .greatestFiniteMagnitude, -3, .nan])
    func bounds(_ seconds: TimeInterval) throws {
        let waits = Waits()
        defer { waits.end() }
        var isDone = false
        UIView.animate(withDuration: seconds, animations: {}) { _ in isDone = true }
        #expect((0...1e9).contains(try #require(waits.seconds.first)))
        waits.pass()
        #expect(isDone)
    }

    @Test("that wait for their time are made then, unless they are stopped")
    func delay() {
        let waits = Waits()
        defer { waits.end() }
        var made: [Int] = []
        UIViewPropertyAnimator(duration: 1, curve: .linear) { made.append(1) }.startAnimation(afterDelay: 5)
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { made.append(2) }
        stopped.startAnimation(afterDelay: 5)
        stopped.stopAnimation(true)
        #expect(made.isEmpty && waits.seconds == [5, 5])
        waits.pass()
        #expect(made == [1])
    }
}
