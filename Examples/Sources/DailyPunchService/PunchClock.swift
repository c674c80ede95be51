// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The service's rules: who is logged in, what is recorded, what is refused.
///
/// The web server calls it from several threads; a lock guards the state.
final class PunchClock: Sendable {
    /// A status code and the JSON object that goes with it.
    struct Reply: Encodable, Sendable {
        var status: UInt32
        var days: Int?
        var reason: String?
        var message: String?
        var entry: String?
        /// How many check-ins there are of each kind.
        var counts: [String: Int]?
    }

    private struct State {
        var journal: Journal
        var isLoggedIn = false
        var hasLoggedInBefore = false
    }

    private struct Entry: Decodable {
        var kind: String
        var note: String?
        var seconds: Double?
    }

    private static let kinds: Set<String> = ["daily", "breakfast", "sport"]
    private let state: Mutex<State>

    init(journal: Journal) {
        state = Mutex(State(journal: journal))
    }

    /// Answers one request; `body` is whole and bounded by the web server.
    func answer(method: String, path: String, body: Data) -> Reply {
        switch (method, path) {
        case ("POST", "/session"): logIn()
        case ("DELETE", "/session"): logOut()
        case ("POST", "/punches"): record(body)
        case ("GET", "/punches"): count()
        default: Reply(status: 404, message: "There is nothing at \(path).")
        }
    }

    private func logIn() -> Reply {
        state.withLock {
            $0.isLoggedIn = true
            $0.hasLoggedInBefore = true
        }
        return Reply(status: 201, message: "Logged in.")
    }

    private func logOut() -> Reply {
        state.withLock { $0.isLoggedIn = false }
        return Reply(status: 200, message: "Logged out.")
    }

    private func count() -> Reply {
        let counts = state.withLock { Dictionary(grouping: $0.journal.punches, by: \.kind).mapValues(\.count) }
        return Reply(status: 200, counts: counts)
    }

    private func record(_ body: Data) -> Reply {
        state.withLock { state in
            guard state.isLoggedIn else {
                return Reply(status: 401, reason: state.hasLoggedInBefore ? "loggedOut" : "never")
            }
            guard let entry = try? JSONDecoder().decode(Entry.self, from: body), Self.kinds.contains(entry.kind)
            else { return Reply(status: 422, entry: "kind") }
            if let seconds = entry.seconds, !(1...86_400).contains(seconds) {
                return Reply(status: 422, entry: "duration")
            }
            return append(entry, to: &state.journal)
        }
    }

    private func append(_ entry: Entry, to journal: inout Journal) -> Reply {
        let now = Date()
        let calendar = Calendar(identifier: .gregorian)
        let today = calendar.startOfDay(for: now)
        if entry.kind == "daily", journal.punches.contains(where: { $0.kind == "daily" && $0.date >= today }) {
            return Reply(status: 409, message: "You have already punched in today.")
        }
        do {
            try journal.append(Punch(kind: entry.kind, note: entry.note, seconds: entry.seconds, date: now))
        } catch {
            return Reply(status: 500, message: "The journal could not be written: \(error).")
        }
        let days = journal.daysInARow(of: entry.kind, until: now, calendar: calendar)
        return Reply(status: 201, days: days)
    }
}
