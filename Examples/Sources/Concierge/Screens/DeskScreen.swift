// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// The first screen: how things are in every department.
final class DeskScreen: TextScreen {
    init() {
        super.init(title: NSLocalizedString("Concierge", comment: "title"))
    }

    override var lines: [String] {
        Department.allCases.map { "\($0.title)  \(state(of: $0))" }
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        Department.allCases.map { department in
            (department.title, { @MainActor [weak self] in self?.show(department.screen, sender: nil) })
        }
    }

    private func state(of department: Department) -> String {
        let nothing = NSLocalizedString("nothing", comment: "state of a department")
        switch department {
        case .messages:
            let unread = logged { try MessageStore().messages() }?.count { !$0.isRead } ?? 0
            return String(format: NSLocalizedString("%ld unread messages", comment: "how many"), unread)
        case .rides: return (logged { try RideDesk().current() } ?? nil)?.kind.title ?? nothing
        case .workouts: return (logged { try WorkoutLog().open() } ?? nil)?.kind.title ?? nothing
        case .wallet:
            let account = logged { try Wallet().content().accounts.first } ?? nil
            return account.map { Money($0.balance).text } ?? nothing
        case .music:
            let playing = logged { try Library().content().queue.first } ?? nil
            return Catalogue.house.recording(playing)?.title ?? nothing
        case .notebook:
            let open = logged { try Notebook().content().tasks }?.count { !$0.isDone } ?? 0
            return String(format: NSLocalizedString("%ld things to do", comment: "how many"), open)
        }
    }
}
