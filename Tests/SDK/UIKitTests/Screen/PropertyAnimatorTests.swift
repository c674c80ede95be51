// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

// Every test is one turn of the main actor, so none sees the screen of another.
@Suite("A property animator") @MainActor struct PropertyAnimatorTests {
    private func scene(_ body: (WatchedScreen, UIView, _ wait: () -> Void) throws -> Void) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let former = Delay.waiter
        var waiting: [@MainActor () -> Void] = []
        Delay.waiter = { _, body in waiting.append(body) }
        defer { Delay.waiter = former }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        screen.ask(2)
        try body(screen, view) {
            let due = waiting
            waiting = []
            due.forEach { $0() }
        }
    }

    private func shown(_ view: UIView, _ screen: WatchedScreen, _ id: Int) throws -> [[Double]]? {
        screen.turn()
        let animations = try #require(screen.told.last?.tree[view.layer.number]).animations
        screen.ask(id)
        return animations.first { $0.property == "position" }?.values
    }

    @Test("that is held shows its changes where a finger brings them; the view itself is at the end")
    func held() throws {
        try scene { screen, view, _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
            animator.pauseAnimation()
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
            let seen1 = try shown(view, screen, 3)
            #expect(seen1 == [[50, 25], [50, 25]])
            animator.fractionComplete = 0.5
            #expect(view.center.x == 250 && animator.fractionComplete == 0.5)
            let seen2 = try shown(view, screen, 4)
            #expect(seen2 == [[150, 25], [150, 25]])
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            #expect(animator.isRunning)
            let seen3 = try shown(view, screen, 5)
            #expect(seen3 == [[150, 25], [250, 25]])
        }
    }

    @Test("that is turned back ends where it began, and says so")
    func reversed() throws {
        try scene { screen, view, wait in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.center.x = 250 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            animator.pauseAnimation()
            animator.fractionComplete = 0.25
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            let seen4 = try shown(view, screen, 3)
            #expect(seen4 == [[100, 25], [50, 25]])
            wait()
            #expect(view.center.x == 50 && ends == [.start] && animator.state == .inactive)
        }
    }

    @Test("ends by itself, and its completions are called once")
    func runs() throws {
        try scene { _, view, wait in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(
                duration: 1, timingParameters: UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10))
            animator.addAnimations { view.alpha = 0.5 }
            animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.5)
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            #expect(animator.isRunning && view.alpha == 0.5 && view.center.x == 100)
            wait()
            #expect(ends == [.end] && !animator.isRunning)
            wait()
            #expect(ends == [.end])
        }
    }

    @Test("that is stopped leaves what it changes where that is seen, until it is finished")
    func stopped() throws {
        try scene { _, view, wait in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 250 }
            animator.addCompletion { ends.append($0) }
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
            #expect(view.center.x == 150 && animator.state == .stopped)
            wait()
            #expect(ends.isEmpty)
            animator.finishAnimation(at: .end)
            #expect(view.center.x == 250 && ends == [.end])
        }
    }
}
