// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Keys on the screen of an app", .serialized) @MainActor struct KeyTests {
    private func scene(_ body: (WatchedScreen) throws -> Void) rethrows {
        let screen = WatchedScreen()
        defer { screen.end() }
        try body(screen)
    }

    private func press(_ phase: TouchPayload.Phase, on view: UIView, _ screen: WatchedScreen) throws {
        screen.fingers.take(
            try #require(TouchPayload(finger: 0, phase: phase, layer: view.layer.number, x: 0, y: 0)))
    }

    @Test("take a slider up and down by a tenth, which is told, but not one that is disabled or covered")
    func slider() throws {
        try scene { screen in
            let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
            (slider.maximumValue, slider.value) = (50, 20)
            screen.view.addSubview(slider)
            var told: [Float] = []
            slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
            try press(.increased, on: slider, screen)
            try press(.decreased, on: slider, screen)
            try press(.decreased, on: slider, screen)
            #expect(told == [25, 20, 15])
            slider.isEnabled = false
            try press(.increased, on: slider, screen)
            slider.isEnabled = true
            let cover = UIView(frame: screen.view.bounds)
            screen.view.addSubview(cover)
            try press(.increased, on: slider, screen)
            #expect(told.count == 3 && slider.value == 15)
        }
    }

    @Test(
        "leave a menu and a question, whose answer that takes nothing on is given; what is behind them is out of reach")
    func modal() throws {
        try scene { screen in
            var answers: [String] = []
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("delete") })
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in answers.append("keep") })
            let controller = try #require(screen.window.rootViewController)
            controller.present(alert, animated: false)
            let question = try #require(screen.window.subviews.last { $0 is AlertView })
            screen.window.layoutIfNeeded()
            #expect(question.accessibilityOnScreen?.isModal == true)
            #expect(question.accessibilityOnScreen?.label == "Sure?")
            try press(.escaped, on: question, screen)
            #expect(answers == ["keep"])
            let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
            #expect(MenuPresenter.show(menu, from: screen.view))
            let shown = try #require(MenuPresenter.shown)
            #expect(shown.accessibilityOnScreen?.isModal == true)
            try press(.escaped, on: shown, screen)
            #expect(MenuPresenter.shown == nil)
        }
    }

    @Test("a view that says nothing of itself does nothing by keys")
    func plain() throws {
        try scene { screen in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            screen.view.addSubview(view)
            for phase in [TouchPayload.Phase.increased, .decreased, .escaped] { try press(phase, on: view, screen) }
            #expect(!view.accessibilityPerformEscape() && view.accessibilityOnScreen == nil)
        }
    }
}
