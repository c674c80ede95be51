// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("An action sheet") @MainActor struct AlertViewTests {
    private static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    /// The middle of an answer, on the screen.
    static func middle(of title: String, in alert: UIAlertController) throws -> CGPoint {
        let button = try #require(buttons(in: alert.view).first { $0.currentTitle == title })
        return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }

    private final class Answers {
        var given: [String] = []
    }

    private func present(_ count: Int, cancel: Bool, on screen: WatchedScreen, _ answers: Answers) -> UIAlertController
    {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if cancel {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.given.append("Cancel") })
        }
        for number in 0..<count {
            alert.addAction(UIAlertAction(title: "\(number)", style: .default) { answers.given.append($0.title ?? "") })
        }
        screen.window.rootViewController?.present(alert, animated: false)
        screen.ask(1)
        screen.turn()
        return alert
    }

    @Test("that is too tall scrolls to its last answer, and Cancel stands below all the while")
    func tall() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let answers = Answers()
        let alert = present(30, cancel: true, on: screen, answers)
        let cancel = try Self.middle(of: "Cancel", in: alert)
        #expect(cancel.y > 780 && cancel.y < 844)
        #expect(try Self.middle(of: "0", in: alert).y > 0)
        #expect(try Self.middle(of: "29", in: alert).y > 844)
        let list = try #require(UIScrollView.outermost(in: screen.window).first)
        try screen.scroll(list, to: list.contentSize.height - list.bounds.height)
        #expect(try Self.middle(of: "Cancel", in: alert) == cancel)
        let last = try Self.middle(of: "29", in: alert)
        #expect(last.y < cancel.y)
        try screen.tap(last.x, last.y)
        #expect(answers.given == ["29"])
    }

    @Test("is cancelled by a tap beside it where it can be", arguments: [true, false])
    func outside(_ cancel: Bool) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let answers = Answers()
        _ = present(2, cancel: cancel, on: screen, answers)
        try screen.tap(195, 100)
        #expect(answers.given == (cancel ? ["Cancel"] : []))
        #expect((screen.window.rootViewController?.presentedViewController == nil) == cancel)
    }
}
