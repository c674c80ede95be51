// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Fingers on the screen") @MainActor struct TouchTests {
    private final class Feeling: UIView {
        var felt: [String] = []

        private func note(_ name: String, _ touches: Set<UITouch>) {
            let places = touches.map { "\(Int($0.location(in: self).x)),\(Int($0.location(in: self).y))" }.sorted()
            felt.append("\(name) \(places.joined(separator: " "))")
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    private func feeling(_ frame: CGRect, in view: UIView) -> Feeling {
        let made = Feeling(frame: frame)
        view.addSubview(made)
        return made
    }

    @Test("belong to the view they came down in, in its own coordinates")
    func course() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let view = feeling(CGRect(x: 100, y: 200, width: 50, height: 50), in: screen.view)
        try screen.touch(.began, 110, 220)
        try screen.touch(.moved, 300, 220)
        try screen.touch(.ended, 300, 500)
        try screen.touch(.moved, 110, 220)
        #expect(view.felt == ["began 10,20", "moved 200,20", "ended 200,300"])
    }

    @Test("are told apart, and one that comes down twice was lifted")
    func two() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let view = feeling(CGRect(x: 0, y: 0, width: 100, height: 100), in: screen.view)
        try screen.touch(.began, 1, 1)
        try screen.touch(.began, 2, 2, finger: 1)
        try screen.touch(.began, 3, 3)
        screen.fingers.cancelAll()
        #expect(
            view.felt == ["began 1,1", "began 2,2", "cancelled 1,1", "began 3,3", "cancelled 3,3", "cancelled 2,2"])
    }

    @Test("pass through what takes none, and reach what is in front")
    func hits() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let back = feeling(CGRect(x: 0, y: 0, width: 100, height: 100), in: screen.view)
        let front = feeling(CGRect(x: 0, y: 0, width: 50, height: 50), in: screen.view)
        func hit() -> UIView? { screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) }
        #expect(hit() === front)
        front.isHidden = true
        #expect(hit() === back)
        (front.isHidden, front.alpha) = (false, 0)
        #expect(hit() === back)
        (front.alpha, front.isUserInteractionEnabled) = (1, false)
        #expect(hit() === back)
        #expect(screen.window.hitTest(CGPoint(x: 400, y: 20), with: nil) == nil)
        #expect(
            back.point(inside: CGPoint(x: 99, y: 0), with: nil) && !back.point(inside: CGPoint(x: 100, y: 0), with: nil)
        )
    }

    @Test("tap a button: it lights up, acts once, and what it changes is on the next picture")
    func button() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in label.text = "added" })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        screen.view.addSubview(label)
        screen.view.addSubview(button)
        screen.ask(1)
        screen.turn()
        screen.ask(2)
        try screen.touch(.began, 10, 10)
        #expect(button.isHighlighted && button.isTracking)
        screen.turn()
        #expect(screen.told.map(\.id) == [1, 2], "it is pale while it is pressed")
        screen.ask(3)
        try screen.touch(.ended, 10, 10)
        screen.turn()
        #expect(label.text == "added" && !button.isHighlighted)
        #expect(screen.told.map(\.id) == [1, 2, 3])
    }

    @Test("leave a button's own alpha alone: only its contents are pale while it is pressed")
    func alpha() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.alpha = 0.5
        screen.view.addSubview(button)
        screen.turn()
        #expect(button.alpha == 0.5)
        try screen.touch(.began, 10, 10)
        screen.turn()
        #expect(button.alpha == 0.5 && button.titleLabel?.alpha == 0.4)
        try screen.touch(.ended, 10, 10)
        screen.turn()
        #expect(button.alpha == 0.5 && button.titleLabel?.alpha == 1)
        button.titleLabel?.textColor = .red
        button.setNeedsLayout()
        screen.turn()
        #expect(button.titleLabel?.textColor == .red)
        button.tintColor = .green
        screen.turn()
        #expect(button.titleLabel?.textColor == .green)
    }

    nonisolated static let maps:
        [(name: String, map: CGAffineTransform, hit: CGPoint, missed: CGPoint, inside: CGPoint)] = [
            // The view lies at 100,100 and is 40 points wide and 20 high.
            (
                "larger", CGAffineTransform(scaleX: 2, y: 2), CGPoint(x: 84, y: 94), CGPoint(x: 79, y: 110),
                CGPoint(x: 2, y: 2)
            ),
            (
                "smaller", CGAffineTransform(scaleX: 0.5, y: 0.5), CGPoint(x: 112, y: 107), CGPoint(x: 105, y: 102),
                CGPoint(x: 4, y: 4)
            ),
            (
                "turned by a quarter", CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGPoint(x: 112, y: 95),
                CGPoint(x: 105, y: 110), CGPoint(x: 5, y: 18)
            ),
            (
                "moved", CGAffineTransform(translationX: 50, y: 0), CGPoint(x: 160, y: 110), CGPoint(x: 110, y: 110),
                CGPoint(x: 10, y: 10)
            ),
        ]

    @Test("reach a view where it is seen", arguments: maps.indices)
    func transforms(_ index: Int) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (name, map, hit, missed, inside) = Self.maps[index]
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen.view.addSubview(outer)
        let view = feeling(CGRect(x: 100, y: 100, width: 40, height: 20), in: outer)
        view.transform = map
        #expect(screen.window.hitTest(hit, with: nil) === view, "\(name)")
        #expect(screen.window.hitTest(missed, with: nil) === outer, "\(name)")
        #expect(view.convert(hit, from: nil) == inside, "\(name)")
        #expect(view.convert(inside, to: nil) == hit, "\(name)")
        try screen.touch(.began, hit.x, hit.y)
        #expect(view.felt == ["began \(Int(inside.x)),\(Int(inside.y))"], "\(name)")
        #expect(view.convert(view.bounds, to: outer) == view.frame, "\(name)")
    }

    @Test("pass a view that its transform makes a line, and are inside what is inside a larger one")
    func singular() {
        let screen = WatchedScreen()
        defer { screen.end() }
        let outer = feeling(CGRect(x: 0, y: 0, width: 100, height: 100), in: screen.view)
        let inner = feeling(CGRect(x: 40, y: 40, width: 20, height: 20), in: outer)
        outer.transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(screen.window.hitTest(CGPoint(x: 75, y: 75), with: nil) === inner)
        #expect(screen.window.hitTest(CGPoint(x: 85, y: 75), with: nil) === outer)
        outer.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === screen.view)
        #expect(outer.convert(CGPoint(x: 3, y: 3), from: screen.view).x.isFinite)
    }

    nonisolated static let courses: [(moves: [(TouchPayload.Phase, Double)], events: [String])] = [
        ([(.began, 10), (.ended, 10)], ["down", "up inside"]),
        ([(.began, 10), (.moved, 150), (.ended, 150)], ["down", "inside", "up inside"]),
        ([(.began, 10), (.moved, 300), (.ended, 300)], ["down", "exit", "up outside"]),
        ([(.began, 10), (.moved, 300), (.moved, 20), (.ended, 20)], ["down", "exit", "enter", "up inside"]),
        ([(.began, 10), (.cancelled, 10)], ["down", "cancel"]),
    ]

    @Test("tell a control how they come and go", arguments: courses.indices)
    func control(_ index: Int) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        screen.view.addSubview(control)
        var heard: [String] = []
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancel"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchDragInside, "inside"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in heard.append(name) }, for: event) }
        for (phase, x) in Self.courses[index].moves { try screen.touch(phase, x, 10) }
        #expect(heard == Self.courses[index].events)
        control.isEnabled = false
        try screen.tap(10, 10)
        #expect(heard == Self.courses[index].events, "a disabled control does nothing")
    }
}
