// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

// Every test is one turn of the main actor, so none sees the screen of another.
@Suite("Animations on a screen that is watched") @MainActor struct ShownAnimationTests {
    private func scene(_ body: (WatchedScreen, UIView) throws -> Void) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        screen.view.addSubview(view)
        screen.ask(1)
        screen.turn()
        screen.ask(2)
        try body(screen, view)
    }

    private func animations(of view: UIView, _ screen: WatchedScreen) throws -> [LayerAnimation] {
        screen.turn()
        return try #require(screen.told.last?.tree[view.layer.number]).animations
    }

    @Test("tell where each property was, how long it takes and how its speed changes; the layer is there at once")
    func changes() throws {
        try scene { screen, view in
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseOut) {
                view.alpha = 0.5
                view.frame.origin.x = 50
                view.frame.origin.x = 60
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
                view.backgroundColor = .red
                view.layer.cornerRadius = 8
                view.bounds.size.width = 120
            }
            let told = try animations(of: view, screen)
            let from = Dictionary(uniqueKeysWithValues: told.map { ($0.property, $0.values) })
            #expect(from["opacity"] == [[1]] && from["position"] == [[60, 45]])
            #expect(from["transform"] == [[1, 0, 0, 1, 0, 0]] && from["backgroundColor"] == [[0, 0, 0, 0]])
            #expect(from["cornerRadius"] == [[0]] && from["bounds"] == [[0, 0, 100, 50]])
            #expect(told.allSatisfy { $0.duration == 0.5 && $0.delay == 0.25 && $0.pace == .curve(0, 0, 0.58, 1) })
            #expect(told.allSatisfy { !$0.beginsWhereSeen && $0.count == 1 })
            #expect(Set(told.map(\.number)).count == told.count)
            #expect(screen.told.last?.tree[view.layer.number]?.opacity == 0.5)
        }
    }

    @Test("one that takes the place of another begins where that is seen; a change at once ends it")
    func interruption() throws {
        try scene { screen, view in
            UIView.animate(withDuration: 50) { view.alpha = 0.5 }
            UIView.animate(withDuration: 50) { view.alpha = 0 }
            let told = try animations(of: view, screen)
            #expect(told.map(\.beginsWhereSeen) == [true])
            #expect(screen.told.last?.tree[view.layer.number]?.opacity == 0, "it is seen to fade away")
            screen.ask(3)
            view.alpha = 0.7
            #expect(try animations(of: view, screen).isEmpty)
        }
    }

    @Test("changes that are to take no time take none, also within others")
    func immediate() throws {
        try scene { screen, view in
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.5 } }
            UIView.animate(withDuration: 0) { view.transform = CGAffineTransform(translationX: 4, y: 0) }
            let told = try animations(of: view, screen)
            #expect(told.isEmpty)
        }
    }

    @Test("springs swing as much as they are damped, and end where they are to")
    func springs() throws {
        for (damping, overshoots) in [(0.4, true), (1.0, false)] {
            guard case .samples(let samples) = LayerAnimation.Pace.spring(damping: damping, velocity: 0) else {
                Issue.record("it has no samples")
                continue
            }
            #expect(samples.first == 0 && samples.last == 1)
            #expect((samples.max() ?? 0 > 1.05) == overshoots, "\(damping)")
            #expect(samples.allSatisfy { (-0.5...2).contains($0) })
        }
        for odd in [Double.nan, .infinity, -3, 0] {
            guard case .samples(let samples) = LayerAnimation.Pace.spring(damping: odd, velocity: odd) else { continue }
            #expect(samples.allSatisfy { $0.isFinite }, "\(odd)")
        }
    }

    @Test("Core Animation's are told with all their values, from and to where the layer is where nothing is said")
    func explicit() throws {
        try scene { screen, view in
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.toValue, turn.duration, turn.repeatCount) = (Double.pi * 2, 1, .infinity)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.autoreverses, fade.duration) = (0.25, true, 2)
            let hop = CAKeyframeAnimation(keyPath: "position")
            hop.values = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]
            (hop.keyTimes, hop.duration) = ([0, 1], 1)
            let unknown = CABasicAnimation(keyPath: "filters")
            for (key, animation) in [("a", turn), ("b", fade), ("d", unknown)] {
                view.layer.add(animation, forKey: key)
            }
            view.layer.add(hop, forKey: "c")
            let told = try animations(of: view, screen)
            #expect(told.map(\.property) == ["transform.rotation.z", "opacity", "position"])
            #expect(told.map(\.values) == [[[0], [.pi * 2]], [[0.25], [1]], [[1, 2], [3, 4]]])
            #expect(told[0].count == nil && told[1].autoreverses && told[2].times == [0, 1])
            screen.ask(3)
            view.layer.removeAllAnimations()
            #expect(try animations(of: view, screen).isEmpty)
        }
    }

    @Test("a stack pushes and pops, and what is presented comes and goes, where that is to be animated")
    func transitions() throws {
        try scene { screen, _ in
            let stack = UINavigationController(rootViewController: UIViewController())
            screen.window.rootViewController = stack
            screen.turn()
            @MainActor func kind(of view: UIView?) -> LayerTransition.Kind? { view?.layer.transition?.kind }
            stack.pushViewController(UIViewController(), animated: false)
            #expect(kind(of: stack.view) == nil)
            stack.pushViewController(UIViewController(), animated: true)
            #expect(kind(of: stack.view) == .push)
            stack.popViewController(animated: true)
            #expect(kind(of: stack.view) == .pop)
            stack.present(UIViewController(), animated: true)
            #expect(kind(of: screen.window) == .present)
            stack.dismiss(animated: true)
            #expect(kind(of: screen.window) == .dismiss)
            stack.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
            #expect(kind(of: screen.window) == .alert)
        }
    }

    @Test("nothing is kept where nobody watches")
    func unwatched() {
        // Another test may have left somebody who watches.
        ScreenUpdate.shared.reporter = nil
        let view = UIView()
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        #expect(view.layer.changing.isEmpty)
    }
}
