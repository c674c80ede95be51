// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import TextScreens
import UIKit

/// The first screen.
final class PunchScreen: TextScreen {
    private let desk: PunchDesk?
    /// How the last punch went.
    private var answer: String?

    init(desk: PunchDesk?) {
        self.desk = desk
        super.init(title: NSLocalizedString("DailyPunch", comment: "title"))
    }

    override var lines: [String] {
        do {
            guard try PunchSession.token() != nil else {
                return [NSLocalizedString("Nobody is logged in.", comment: "state")]
            }
            return [answer ?? NSLocalizedString("Punch in today.", comment: "what to do")]
        } catch {
            let text = NSLocalizedString("The login cannot be read: %@", comment: "an error")
            return [String(format: text, error.localizedDescription)]
        }
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        let isLoggedIn = (try? PunchSession.token()) != nil
        guard isLoggedIn else {
            return [(NSLocalizedString("Log In", comment: "title"), { [weak self] in self?.logIn() })]
        }
        return [
            (NSLocalizedString("Punch In", comment: "a button"), { [weak self] in self?.carryOut(.punchIn) }),
            (NSLocalizedString("Log Out", comment: "a button"), { [weak self] in self?.carryOut(.logOut) }),
        ]
    }

    private func logIn() {
        // Of whoever was logged in before.
        answer = nil
        let screen = LogInScreen(desk: desk)
        screen.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(screen, animated: true)
    }

    private func carryOut(_ link: PunchLink) {
        desk?.carryOut(link) { [weak self] answer in
            self?.answer = answer
            self?.showLines()
        }
    }
}
