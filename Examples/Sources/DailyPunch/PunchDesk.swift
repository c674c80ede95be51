// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import UIKit

/// Does what a link asks for, and says how it went.
@MainActor
final class PunchDesk {
    private let service: PunchService

    init(service: PunchService) {
        self.service = service
    }

    /// Begins at once and goes on in the background, where the system leaves it the time for it.
    func carryOut(_ link: PunchLink) {
        let application = UIApplication.shared
        // It ends by itself: the service has five seconds to answer.
        let task = application.beginBackgroundTask(withName: "PunchDesk")
        Task {
            print(await answer(to: link))
            application.endBackgroundTask(task)
        }
    }

    private func answer(to link: PunchLink) async -> String {
        do {
            switch link {
            case .logIn(let name):
                try PunchSession.keep(try await service.logIn(as: name))
                return "Welcome, \(name)."
            case .logOut:
                try PunchSession.forget()
                return "Goodbye."
            case .punchIn:
                return try await punchIn()
            }
        } catch {
            return "That did not work: \(error.localizedDescription)"
        }
    }

    private func punchIn() async throws -> String {
        switch try await service.punch("daily") {
        case .recorded(let days): "Punched in: \(days) days in a row."
        case .neverLoggedIn, .loggedOut: "Log in first."
        case .message(let text): text
        case .refused(let entry): "The service did not accept ‘\(entry)’."
        }
    }
}
