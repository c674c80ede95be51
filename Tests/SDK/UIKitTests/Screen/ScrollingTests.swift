// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import Wire

@testable import UIKit

/// Anyone who shows the screen scrolls by itself, and tells how far.
@Suite("Contents that a person scrolls") @MainActor struct ScrollingTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var heard: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("\(Int(scrollView.contentOffset.y))") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append(decelerate ? "flick" : "let go")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    }

    private func scene(_ body: (WatchedScreen, UIScrollView, Listener) throws -> Void) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (view, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)), Listener())
        view.contentSize = CGSize(width: 390, height: 4000)
        view.delegate = listener
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        try body(screen, view, listener)
    }

    nonisolated private static let courses: [(name: String, course: [ScrollPayload.Phase], heard: [String])] = [
        ("let go", [.dragging, .dragging, .resting], ["drag", "10", "20", "30", "let go"]),
        (
            "a flick", [.dragging, .gliding, .gliding, .resting],
            ["drag", "10", "20", "flick", "glide", "30", "40", "rest"]
        ),
        (
            "held while it goes on", [.dragging, .gliding, .dragging, .resting],
            ["drag", "10", "20", "flick", "glide", "rest", "drag", "30", "40", "let go"]
        ),
        ("by itself", [.gliding, .resting], ["10", "20"]),
    ]

    @Test("the delegate hears about each course as on a phone", arguments: courses.indices)
    func course(_ index: Int) throws {
        try scene { screen, view, listener in
            for (step, phase) in Self.courses[index].course.enumerated() {
                try screen.scroll(view, to: Double(step + 1) * 10, phase)
            }
            #expect(listener.heard == Self.courses[index].heard, "\(Self.courses[index].name)")
            #expect(!view.isDragging && !view.isDecelerating)
        }
    }

    @Test("where the person has scrolled to is not told back; where the app scrolls is")
    func echo() throws {
        try scene { screen, view, _ in
            let number = view.layer.number
            #expect(screen.told[0].tree[number]?.scrolling?.revision == 0)
            screen.ask(2)
            try screen.scroll(view, to: 300)
            screen.turn()
            #expect(screen.told.count == 1, "nothing but the place is another")
            view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
            screen.turn()
            let scrolling = try #require(screen.told.last?.tree[number]?.scrolling)
            #expect(scrolling.offset.y == 100 && scrolling.revision == 1)
            screen.ask(3)
            try screen.scroll(view, to: 100)
            view.backgroundColor = .red
            screen.turn()
            #expect(screen.told.last?.tree[number]?.scrolling?.revision == 1)
        }
    }

    @Test("a finger's place is told in the layer it lies on, wherever the contents are by now")
    func places() throws {
        try scene { screen, view, _ in
            let button = UIButton(frame: CGRect(x: 0, y: 1000, width: 100, height: 50))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
            try screen.scroll(view, to: 900)
            for phase in [TouchPayload.Phase.began, .ended] {
                screen.fingers.take(
                    try #require(TouchPayload(finger: 0, phase: phase, layer: button.layer.number, x: 5, y: 5)))
            }
            #expect(taps == 1)
            for phase in [TouchPayload.Phase.began, .ended] {
                screen.fingers.take(try #require(TouchPayload(finger: 0, phase: phase, layer: 999_999, x: 5, y: 5)))
            }
            #expect(taps == 1, "that layer is gone")
        }
    }

    @Test("a view that is not to be scrolled stays where it is")
    func disabled() throws {
        try scene { screen, view, listener in
            view.isScrollEnabled = false
            try screen.scroll(view, to: 50)
            #expect(view.contentOffset.y == 0 && listener.heard.isEmpty)
        }
    }
}
