// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct UIViewTests {
    private final class Listening: UIView {
        var heard: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) { heard.append("will \(newSuperview?.tag ?? -1)") }
        override func didMoveToSuperview() { heard.append("did \(superview?.tag ?? -1)") }
        override func willMove(toWindow newWindow: UIWindow?) { heard.append("willWindow \(newWindow?.tag ?? -1)") }
        override func didMoveToWindow() { heard.append("didWindow \(window?.tag ?? -1)") }
        override func layoutSubviews() { heard.append("layout") }
    }

    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test("a frame is made of the middle and the bounds")
    func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 15, y: 20)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.frame.size.width = 50
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test("views are put in, ordered and found")
    func hierarchy() {
        let outer = view(0)
        for tag in 1...3 { outer.addSubview(view(tag)) }
        outer.insertSubview(view(4), at: 0)
        let second = outer.viewWithTag(2) ?? outer
        outer.insertSubview(view(5), belowSubview: second)
        outer.insertSubview(view(6), aboveSubview: second)
        #expect(outer.subviews.map(\.tag) == [4, 1, 5, 2, 6, 3])
        outer.bringSubviewToFront(second)
        outer.sendSubviewToBack(outer.viewWithTag(3) ?? outer)
        #expect(outer.subviews.map(\.tag) == [3, 4, 1, 5, 6, 2])
        second.removeFromSuperview()
        #expect(outer.viewWithTag(2) == nil)
        #expect(second.superview == nil)
    }

    @Test("a view that is in front goes behind one, counting it where it was")
    func reordering() {
        let outer = view(0)
        let views = (1...3).map(view)
        views.forEach(outer.addSubview)
        outer.insertSubview(views[0], aboveSubview: views[1])
        #expect(outer.subviews.map(\.tag) == [2, 1, 3])
        outer.insertSubview(views[2], belowSubview: views[1])
        #expect(outer.subviews.map(\.tag) == [3, 2, 1])
    }

    @Test("a view cannot be put into itself or into what it holds")
    func cycles() {
        let (outer, inner) = (view(1), view(2))
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil)
        #expect(inner.subviews.isEmpty)
    }

    @Test("a view hears about superviews and windows before and after")
    func moves() {
        let window = UIWindow(frame: .zero)
        window.tag = 9
        let (outer, inner) = (view(1), Listening())
        outer.addSubview(inner)
        #expect(inner.heard == ["will 1", "did 1"])
        inner.heard = []
        window.addSubview(outer)
        #expect(inner.heard == ["willWindow 9", "didWindow 9"])
        inner.heard = []
        inner.removeFromSuperview()
        #expect(inner.heard == ["will -1", "willWindow -1", "didWindow -1", "did -1"])
    }

    @Test("layout is done once when it is due, and again only when something changes")
    func layout() {
        let view = Listening()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.heard == ["layout"])
        view.bounds.size.width = 5
        view.layoutIfNeeded()
        #expect(view.heard == ["layout", "layout"])
    }

    @Test("a visible window is laid out at the end of the turn")
    func screenUpdate() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = Listening()
        window.isHidden = false
        window.addSubview(view)
        view.heard = []
        #expect(!view.heard.contains("layout"))
        ScreenUpdate.shared.perform()
        #expect(view.heard == ["layout"])
    }

    private nonisolated static let resizings: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
        (.flexibleWidth, CGRect(x: 10, y: 0, width: 180, height: 10)),
        (.flexibleLeftMargin, CGRect(x: 110, y: 0, width: 80, height: 10)),
        (.flexibleRightMargin, CGRect(x: 10, y: 0, width: 80, height: 10)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 60, y: 0, width: 80, height: 10)),
        ([], CGRect(x: 10, y: 0, width: 80, height: 10)),
        (.flexibleHeight, CGRect(x: 10, y: 0, width: 80, height: 60)),
    ]

    @Test("the parts that a mask lets give share what a superview gains", arguments: resizings)
    func autoresizing(mask: UIView.AutoresizingMask, frame: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(inner.frame == frame)
    }

    @Test("places are told in other views' coordinates")
    func conversion() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        outer.bounds.origin = CGPoint(x: 2, y: 3)
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 13, y: 13))
        #expect(inner.convert(CGPoint(x: 13, y: 13), from: window) == .zero)
        #expect(outer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: inner).origin == CGPoint(x: -5, y: -6))
    }

    @Test("light and dark come from what is around")
    func style() {
        let window = UIWindow(frame: .zero)
        let inner = UIView()
        window.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        window.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
}
