// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A share sheet") @MainActor struct ShareSheetTests {
    /// An activity of an app's own that shows something.
    private final class PageActivity: UIActivity {
        let page = UIViewController()
        override var activityType: ActivityType? { ActivityType("org.example.page") }
        override var activityTitle: String? { "Page" }
        override var activityViewController: UIViewController? { page }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    /// What the app is told, and how often.
    private final class Outcomes {
        var all: [String] = []
    }

    private func share(_ activities: [UIActivity], on screen: WatchedScreen, _ outcomes: Outcomes)
        -> UIActivityViewController
    {
        let shown = UIActivityViewController(activityItems: ["Tea"], applicationActivities: activities)
        shown.completionWithItemsHandler = { type, completed, _, _ in
            outcomes.all.append("\(type?.rawValue ?? "nothing") \(completed)")
        }
        screen.window.rootViewController?.present(shown, animated: false)
        screen.ask(1)
        screen.turn()
        return shown
    }

    private func choose(_ row: Int, in shown: UIActivityViewController) throws {
        let table = try #require(shown.view.subviews.compactMap { $0 as? UITableView }.first)
        (table.delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test("says once what was done, after it is gone")
    func copied() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let outcomes = Outcomes()
        let shown = share([], on: screen, outcomes)
        try choose(0, in: shown)
        screen.turn()
        #expect(outcomes.all == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        #expect(screen.window.rootViewController?.presentedViewController == nil)
    }

    @Test("says that nothing was done where it is left")
    func left() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let outcomes = Outcomes()
        let shown = share([], on: screen, outcomes)
        shown.dismiss(animated: false)
        screen.turn()
        #expect(outcomes.all == ["nothing false"])
    }

    @Test("waits for what an activity shows, and goes with it", arguments: [true, false])
    func activity(isDone: Bool) throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (outcomes, activity) = (Outcomes(), PageActivity())
        activity.page.modalPresentationStyle = .fullScreen
        let shown = share([activity], on: screen, outcomes)
        try choose(1, in: shown)
        screen.turn()
        #expect(shown.presentedViewController === activity.page && outcomes.all == [])
        activity.activityDidFinish(isDone)
        screen.turn()
        #expect(outcomes.all == ["org.example.page \(isDone)"])
        #expect(screen.window.rootViewController?.presentedViewController == nil)
    }
}
