// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

/// In one order, as who waits is one for all.
@Suite("A gesture", .serialized) @MainActor struct GestureTests {
    private final class Later {
        var due: [(seconds: TimeInterval, body: @MainActor () -> Void)] = []

        @MainActor func pass() {
            let now = due
            due = []
            now.forEach { $0.body() }
        }
    }

    private final class Touched: UIView {
        var felt: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { felt.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { felt.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { felt.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { felt.append("cancelled") }
    }

    /// As an app may also write it, on Apple's systems too.
    private final class WatchedTap: UITapGestureRecognizer {
        var count = 0
        override var state: State { didSet { if state == .ended { count += 1 } } }
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var sharesWith: UIGestureRecognizer?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === sharesWith }
    }

    private func scene(_ body: (WatchedScreen, Touched, Later) throws -> Void) rethrows {
        let (screen, later, waiter) = (WatchedScreen(), Later(), Delay.waiter)
        Delay.waiter = { seconds, body in later.due.append((seconds, body)) }
        defer {
            Delay.waiter = waiter
            screen.end()
        }
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen.view.addSubview(view)
        try body(screen, view, later)
    }

    /// Writes down each state that a recognizer reports.
    private func states(of recognizer: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
        var heard: [UIGestureRecognizer.State] = []
        recognizer.addAction(
            UIAction { if let sender = $0.sender as? UIGestureRecognizer { heard.append(sender.state) } })
        return { heard }
    }

    @Test("of a tap acts, says where, and takes the touch away from the view")
    func tap() throws {
        try scene { screen, view, _ in
            let (tap, watched) = (UITapGestureRecognizer(), WatchedTap())
            view.addGestureRecognizer(tap)
            let heard = states(of: tap)
            try screen.tap(20, 30)
            #expect(heard() == [.ended] && tap.location(in: view) == CGPoint(x: 20, y: 30))
            #expect(view.felt == ["began", "cancelled"] && tap.state == .possible)
            tap.cancelsTouchesInView = false
            view.felt = []
            try screen.tap(20, 30)
            #expect(view.felt == ["began", "ended"] && heard().count == 2)
            try screen.touch(.began, 20, 30)
            try screen.touch(.moved, 20, 200)
            try screen.touch(.ended, 20, 200)
            #expect(heard().count == 2, "a drag is no tap")
            view.gestureRecognizers = [watched]
            try screen.tap(20, 30)
            try screen.tap(200, 200)
            #expect(watched.count == 2 && tap.view == nil && heard().count == 2)
        }
    }

    @Test("of one tap waits until there is no second one, where it is told to")
    func doubleTap() throws {
        try scene { screen, view, later in
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            view.gestureRecognizers = [single, double]
            let (one, two) = (states(of: single), states(of: double))
            try screen.tap(20, 30)
            #expect(one() == [] && later.due.map(\.seconds) == [0.35])
            later.pass()
            #expect(one() == [.ended] && two() == [])
            try screen.tap(20, 30)
            try screen.tap(21, 30)
            later.pass()
            #expect(one() == [.ended] && two() == [.ended])
            try screen.tap(100, 100)
            later.pass()
            #expect(one() == [.ended, .ended], "both are ready for the next")
        }
    }

    @Test("of a finger that rests begins after its time, and not after a drag")
    func longPress() throws {
        try scene { screen, view, later in
            let press = UILongPressGestureRecognizer()
            view.addGestureRecognizer(press)
            let heard = states(of: press)
            try screen.touch(.began, 20, 30)
            #expect(later.due.map(\.seconds) == [0.5] && heard() == [])
            later.pass()
            try screen.touch(.moved, 60, 30)
            try screen.touch(.ended, 60, 30)
            #expect(heard() == [.began, .changed, .ended])
            #expect(view.felt == ["began", "cancelled"])
            try screen.touch(.began, 20, 30)
            try screen.touch(.moved, 60, 30)
            later.pass()
            try screen.touch(.ended, 60, 30)
            #expect(heard().count == 3)
        }
    }

    @Test("of a drag says how far the finger has come, in the coordinates asked for")
    func pan() throws {
        try scene { screen, view, _ in
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            let heard = states(of: pan)
            try screen.touch(.began, 20, 30)
            try screen.touch(.moved, 25, 30)
            #expect(heard() == [])
            try screen.touch(.moved, 40, 60)
            #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 30))
            #expect(pan.translation(in: view) == CGPoint(x: 10, y: 15))
            pan.setTranslation(.zero, in: view)
            try screen.touch(.moved, 44, 60)
            #expect(pan.translation(in: screen.view) == CGPoint(x: 4, y: 0) && pan.velocity(in: nil).x > 0)
            try screen.touch(.ended, 44, 60)
            #expect(heard() == [.began, .changed, .ended] && pan.translation(in: nil) == .zero)
        }
    }

    private struct Swipe {
        var direction: UISwipeGestureRecognizer.Direction
        var way: (x: Double, y: Double)
        var counts: Bool
    }

    nonisolated private static let swipes: [Swipe] = [
        Swipe(direction: .right, way: (80, 5), counts: true), Swipe(direction: .right, way: (-80, 0), counts: false),
        Swipe(direction: .left, way: (-80, 0), counts: true), Swipe(direction: .up, way: (0, -80), counts: true),
        Swipe(direction: .down, way: (5, 80), counts: true),
        Swipe(direction: [.left, .right], way: (80, 0), counts: true),
        Swipe(direction: .right, way: (80, 70), counts: false), Swipe(direction: .right, way: (30, 0), counts: false),
    ]

    @Test("of a swipe counts in its direction", arguments: swipes.indices)
    func swipe(_ index: Int) throws {
        let one = Self.swipes[index]
        let (x, y) = one.way
        try scene { screen, view, _ in
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = one.direction
            view.addGestureRecognizer(swipe)
            let heard = states(of: swipe)
            try screen.touch(.began, 150, 150)
            try screen.touch(.moved, 150 + x, 150 + y)
            try screen.touch(.ended, 150 + x, 150 + y)
            #expect(heard() == (one.counts ? [.ended] : []))
        }
    }

    @Test("of two fingers says how far they have moved apart and turned")
    func twoFingers() throws {
        try scene { screen, view, _ in
            let (pinch, turn, delegate) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), Delegate())
            view.gestureRecognizers = [pinch, turn]
            (pinch.delegate, delegate.sharesWith) = (delegate, turn)
            try screen.touch(.began, 100, 100)
            try screen.touch(.began, 200, 100, finger: 1)
            try screen.touch(.moved, 300, 100, finger: 1)
            #expect(pinch.state == .began && abs(pinch.scale - 2) < 1e-9 && turn.state == .possible)
            try screen.touch(.moved, 100, 300, finger: 1)
            #expect(turn.state == .began && abs(turn.rotation - .pi / 2) < 1e-9 && abs(pinch.scale - 2) < 1e-9)
            try screen.touch(.ended, 100, 300, finger: 1)
            try screen.touch(.ended, 100, 100)
            #expect(pinch.state == .possible && pinch.scale == 1 && turn.rotation == 0)
        }
    }

    @Test("ends the chances of the others, unless a delegate lets both go on")
    func together() throws {
        try scene { screen, view, _ in
            let (first, second, delegate) = (UIPanGestureRecognizer(), UIPanGestureRecognizer(), Delegate())
            view.gestureRecognizers = [first, second]
            first.delegate = delegate
            let (one, two) = (states(of: first), states(of: second))
            @MainActor func drag() throws {
                try screen.touch(.began, 20, 30)
                try screen.touch(.moved, 60, 30)
                try screen.touch(.ended, 60, 30)
            }
            try drag()
            #expect(one() == [.began, .ended] && two() == [])
            delegate.sharesWith = second
            try drag()
            #expect(one().count == 4 && two() == [.began, .ended])
            (delegate.begins, delegate.sharesWith) = (false, nil)
            try drag()
            #expect(one().count == 4 && two().count == 4)
            second.isEnabled = false
            try drag()
            #expect(two().count == 4)
        }
    }

    @Test("around a control leaves its taps to it")
    func control() throws {
        try scene { screen, view, _ in
            let tap = UITapGestureRecognizer()
            view.addGestureRecognizer(tap)
            let heard = states(of: tap)
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in taps += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 44)
            view.addSubview(button)
            try screen.tap(120, 120)
            #expect(taps == 1 && heard() == [])
            try screen.tap(20, 20)
            #expect(taps == 1 && heard() == [.ended])
        }
    }

    @Test("follows a view that follows the finger: places are counted from where the finger came down")
    func follows() throws {
        try scene { screen, view, _ in
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            pan.addAction(UIAction { _ in view.center.x = 150 + pan.translation(in: screen.view).x })
            for (phase, x) in [(TouchPayload.Phase.began, 20.0), (.moved, 60), (.moved, 100)] {
                let layer = view.layer.number
                screen.fingers.take(try #require(TouchPayload(finger: 0, phase: phase, layer: layer, x: x, y: 30)))
            }
            #expect(view.center.x == 230)
        }
    }
}
