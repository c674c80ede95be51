// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import UIKit

/// Does what a link, a button or a form asks for, and says how it went.
@MainActor
final class PunchDesk {
    private let service: PunchService

    init(service: PunchService) {
        self.service = service
    }

    /// Begins at once and goes on in the background, where the system leaves it the time for it.
    ///
    /// - Parameter then: Told how it went, in words for the person.
    func carryOut(_ link: PunchLink, then: @escaping @MainActor (String) -> Void = { _ in }) {
        let application = UIApplication.shared
        // It ends by itself: the service has five seconds to answer.
        let task = application.beginBackgroundTask(withName: "PunchDesk")
        Task {
            let answer = await answer(to: link)
            print(answer)
            then(answer)
            application.endBackgroundTask(task)
        }
    }

    /// What was checked in lately; nil if nobody is logged in.
    ///
    /// - Throws: When the service cannot be reached.
    func diary() async throws -> Diary? {
        try await service.diary()
    }

    private func answer(to link: PunchLink) async -> String {
        do {
            switch link {
            case .logIn(let name, let email):
                try PunchSession.keep(try await service.logIn(as: name, email: email))
                return String(format: NSLocalizedString("Welcome, %@.", comment: "to a name"), name)
            case .logOut:
                try PunchSession.forget()
                return NSLocalizedString("Goodbye.", comment: "after logging out")
            case .punchIn:
                return try await punchIn()
            }
        } catch {
            let text = NSLocalizedString("That did not work: %@", comment: "an error")
            return String(format: text, error.localizedDescription)
        }
    }

    private func punchIn() async throws -> String {
        switch try await service.punch("daily") {
        case .recorded(let days):
            String(format: NSLocalizedString("Punched in: %ld days in a row.", comment: "how many"), days)
        case .neverLoggedIn, .loggedOut: NSLocalizedString("Log in first.", comment: "nobody is logged in")
        case .message(let text): text
        case .refused(let entry):
            String(format: NSLocalizedString("The service did not accept ‘%@’.", comment: "an entry"), entry)
        }
    }
}
