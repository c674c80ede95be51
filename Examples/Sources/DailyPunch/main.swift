// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import Foundation

// The app's screens come with the life cycle of apps; until then it takes its
// orders as words: `log-in NAME`, `log-out`, or nothing for the daily check-in.
guard let service = PunchService(bundle: .main) else {
    print("Info.plist has no DailyPunchServiceURL; add the address of the service.")
    exit(1)
}

do {
    switch CommandLine.arguments.dropFirst().first {
    case "log-in":
        let name = CommandLine.arguments.dropFirst(2).first ?? "somebody"
        try PunchSession.keep(try await service.logIn(as: name))
        print("Welcome, \(name).")
    case "log-out":
        try PunchSession.forget()
        print("Goodbye.")
    default:
        try await punchIn()
    }
} catch {
    print("That did not work: \(error.localizedDescription)")
    exit(1)
}

func punchIn() async throws {
    switch try await service.punch("daily") {
    case .recorded(let days): print("Punched in: \(days) days in a row.")
    case .neverLoggedIn, .loggedOut: print("Log in first.")
    case .message(let text): print(text)
    case .refused(let entry): print("The service did not accept ‘\(entry)’.")
    }
}
