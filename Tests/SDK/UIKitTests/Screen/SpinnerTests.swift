// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

/// In one order, as who waits is one for all.
@Suite("A spinner", .serialized) @MainActor struct SpinnerTests {
    /// What is to be done later, and when.
    private final class Later {
        var due: [(seconds: TimeInterval, body: @MainActor () -> Void)] = []

        @MainActor func pass() {
            let now = due
            due = []
            now.forEach { $0.body() }
        }
    }

    private func scene(_ body: (WatchedScreen, UIActivityIndicatorView, Later) throws -> Void) rethrows {
        let (screen, later, waiter) = (WatchedScreen(), Later(), Delay.waiter)
        Delay.waiter = { seconds, body in later.due.append((seconds, body)) }
        defer {
            Delay.waiter = waiter
            screen.end()
        }
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.frame = CGRect(x: 100, y: 100, width: 37, height: 37)
        try body(screen, spinner, later)
    }

    @Test("turns on a screen that is watched, and comes round in a second")
    func turns() {
        scene { screen, spinner, later in
            screen.view.addSubview(spinner)
            spinner.startAnimating()
            for id in 1...9 {
                screen.ask(id)
                screen.turn()
                #expect(screen.told.count == id, "each step is another picture")
                #expect(later.due.count == 1)
                later.pass()
            }
            #expect(screen.told[0].tree != screen.told[1].tree)
            let spinner = spinner.layer.number
            #expect(screen.told[0].tree[spinner] == screen.told[8].tree[spinner])
        }
    }

    @Test("stands still once it is stopped or gone, and turns again where it comes back")
    func stops() {
        scene { screen, spinner, later in
            spinner.startAnimating()
            #expect(later.due.isEmpty, "nobody sees it yet")
            screen.view.addSubview(spinner)
            spinner.startAnimating()
            #expect(later.due.map(\.seconds) == [0.125])
            spinner.stopAnimating()
            later.pass()
            #expect(later.due.isEmpty)
            spinner.startAnimating()
            spinner.removeFromSuperview()
            later.pass()
            #expect(later.due.isEmpty)
            screen.view.addSubview(spinner)
            #expect(later.due.count == 1)
            spinner.stopAnimating()
        }
    }
}
