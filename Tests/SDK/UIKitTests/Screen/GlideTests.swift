// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

/// In one order, as they have the time of their own.
@Suite("Contents after a flick", .serialized) @MainActor struct GlideTests {
    /// A time that passes when a test says so.
    private final class Time {
        var now: TimeInterval = 100
        var due: [(time: TimeInterval, body: @MainActor () -> Void)] = []

        @MainActor func pass(_ seconds: TimeInterval) {
            let end = now + seconds
            while let index = due.indices.min(by: { due[$0].time < due[$1].time }), due[index].time <= end {
                let next = due.remove(at: index)
                now = max(now, next.time)
                next.body()
            }
            now = end
        }
    }

    private final class Listener: NSObject, UIScrollViewDelegate {
        var heard: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append(decelerate ? "flick" : "let go")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    }

    private func scene(
        _ body: (UIScrollView, Listener, Time, _ touch: (TouchPayload.Phase, Double) throws -> Void) throws -> Void
    ) throws {
        let screen = WatchedScreen()
        let (time, listener) = (Time(), Listener())
        let waiter = Delay.waiter
        Delay.waiter = { seconds, body in time.due.append((time.now + seconds, body)) }
        defer {
            Delay.waiter = waiter
            screen.end()
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.contentSize = CGSize(width: 390, height: 4000)
        view.delegate = listener
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        let fingers = TouchDelivery(to: UIApplication(), now: { time.now })
        try body(view, listener, time) { phase, y in
            fingers.take(try #require(TouchPayload(finger: 0, phase: phase, x: 100, y: y)))
        }
    }

    /// Moves a finger up by 300 points in a tenth of a second.
    private func flick(_ time: Time, _ touch: (TouchPayload.Phase, Double) throws -> Void) throws {
        try touch(.began, 700)
        for step in 1...10 {
            time.pass(0.01)
            try touch(.moved, 700 - 30 * Double(step))
        }
        try touch(.ended, 400)
    }

    @Test("go on as fast as the finger was, slower and slower, and come to rest")
    func flick() throws {
        try scene { view, listener, time, touch in
            try flick(time, touch)
            #expect(view.isDecelerating)
            let start = view.contentOffset.y
            var steps: [CGFloat] = []
            for _ in 0..<20 {
                let before = view.contentOffset.y
                time.pass(0.1)
                steps.append(view.contentOffset.y - before)
            }
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 }, "\(steps)")
            // 3000 points a second, of which 0.998 are left after each millisecond, lead about 1500 points far.
            #expect(abs(view.contentOffset.y - start - 1500) < 60, "\(view.contentOffset.y - start)")
            time.pass(3)
            #expect(!view.isDecelerating && time.due.isEmpty)
            #expect(listener.heard == ["drag", "flick", "glide", "rest"])
        }
    }

    @Test("stay where they are if the finger rested before it left, or was taken away", arguments: [true, false])
    func rest(_ isLifted: Bool) throws {
        try scene { view, listener, time, touch in
            try touch(.began, 700)
            time.pass(0.01)
            try touch(.moved, 600)
            time.pass(0.01)
            try touch(.moved, 500)
            if isLifted { time.pass(0.3) }
            let offset = view.contentOffset.y
            try touch(isLifted ? .ended : .cancelled, 500)
            time.pass(1)
            #expect(!view.isDecelerating && view.contentOffset.y == offset && offset == 100)
            #expect(listener.heard == ["drag", "let go"])
        }
    }

    @Test("are held by a finger, which does nothing else")
    func hold() throws {
        try scene { view, listener, time, touch in
            var taps = 0
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))
            control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            view.addSubview(control)
            try flick(time, touch)
            time.pass(0.2)
            try touch(.began, 300)
            let offset = view.contentOffset.y
            time.pass(1)
            #expect(view.contentOffset.y == offset)
            try touch(.ended, 300)
            time.pass(1)
            #expect(view.contentOffset.y == offset && taps == 0)
            #expect(listener.heard == ["drag", "flick", "glide", "rest", "drag", "let go"])
            try touch(.began, 300)
            try touch(.ended, 300)
            #expect(taps == 1)
        }
    }

    @Test("stop at their end, and where a program puts them")
    func end() throws {
        try scene { view, listener, time, touch in
            view.contentSize.height = 1300
            try flick(time, touch)
            time.pass(2)
            #expect(view.contentOffset.y == 500 && !view.isDecelerating)
            view.contentOffset.y = 0
            try flick(time, touch)
            view.setContentOffset(.zero, animated: true)
            time.pass(1)
            #expect(view.contentOffset.y == 0 && !view.isDecelerating)
            #expect(listener.heard.suffix(4) == ["drag", "flick", "glide", "rest"])
        }
    }
}
