// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A card from below") @MainActor struct SheetTests {
    private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
        var heard: [String] = []
        var may = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { may }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
    }

    private func present(on screen: WatchedScreen, _ listener: Listener) throws -> UIViewController {
        let shown = UIViewController()
        shown.modalPresentationStyle = .pageSheet
        let sheet = try #require(shown.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        sheet.delegate = listener
        screen.window.rootViewController?.present(shown, animated: false)
        screen.ask(1)
        screen.turn()
        return shown
    }

    private func drag(_ screen: WatchedScreen, from: Double, to: Double) throws {
        try screen.touch(.began, 195, from)
        try screen.touch(.moved, 195, (from + to) / 2)
        try screen.touch(.moved, 195, to)
        screen.turn()
        try screen.touch(.ended, 195, to)
        screen.turn()
    }

    @Test("has the height it says, and a finger at its top gives it another")
    func detents() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let shown = try present(on: screen, Listener())
        let card = try #require(shown.sheet?.card)
        let low = card.frame
        #expect(low.maxY == 844 && low.height > 380 && low.height < 460)
        #expect(shown.view.frame.size == low.size)
        try drag(screen, from: low.minY + 10, to: 60)
        #expect(shown.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(card.frame.minY == 30)
    }

    @Test("goes when a finger pulls it down or taps beside it, where it may", arguments: [true, false], [true, false])
    func dismissal(_ may: Bool, _ pulls: Bool) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let listener = Listener()
        listener.may = may
        let shown = try present(on: screen, listener)
        let top = try #require(shown.sheet?.card.frame.minY)
        if pulls { try drag(screen, from: top + 10, to: 840) } else { try screen.tap(195, 100) }
        screen.turn()
        #expect(listener.heard == [may ? "did" : "attempt"])
        #expect((screen.window.rootViewController?.presentedViewController == nil) == may)
        #expect((shown.viewIfLoaded?.window == nil) == may)
    }
}
