// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

// Every test is one turn of the main actor, so none sees the screen of another.
@Suite("What is heard and felt") @MainActor struct SignalTests {
    @Test("is told with the layers once, and forgotten soon")
    func signals() throws {
        let screen = WatchedScreen()
        let former = Delay.waiter
        var waiting: [@MainActor () -> Void] = []
        Delay.waiter = { _, body in waiting.append(body) }
        defer {
            waiting.forEach { $0() }
            Delay.waiter = former
            screen.end()
        }
        screen.ask(1)
        screen.turn()
        screen.ask(2)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0)
        screen.turn()
        func told() -> [LayerSignal] { screen.told.last?.tree[screen.window.layer.number]?.signals ?? [] }
        #expect(told().map(\.kind) == [.announcement, .success] && told().first?.text == "Saved")
        #expect(told()[0].number < told()[1].number)
        screen.ask(3)
        let due = waiting
        waiting = []
        due.forEach { $0() }
        screen.turn()
        #expect(told().isEmpty)
        let button = UIButton(type: .system)
        button.setTitle("Order", for: .normal)
        screen.view.addSubview(button)
        UIAccessibility.post(notification: .layoutChanged, argument: button)
        UIAccessibility.post(notification: .announcement, argument: String(repeating: "é", count: 2000))
        #expect(ScreenSignals.shared.current.first?.text == "Order")
        #expect(ScreenSignals.shared.current.last?.text.utf8.count == LayerSignal.textLimit)
    }

    @Test("is gone with the screen that it was for")
    func nextScreen() {
        let screen = WatchedScreen()
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(ScreenSignals.shared.current.map(\.kind) == [.selection])
        screen.end()
        #expect(ScreenSignals.shared.current.isEmpty)
    }

    @Test("is nothing where nobody looks")
    func alone() {
        // Another test may be waiting with a screen of its own.
        let reporter = ScreenUpdate.shared.reporter
        ScreenUpdate.shared.reporter = nil
        defer { ScreenUpdate.shared.reporter = reporter }
        ScreenSignals.shared.forgetAll()
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(ScreenSignals.shared.current.isEmpty)
    }
}
