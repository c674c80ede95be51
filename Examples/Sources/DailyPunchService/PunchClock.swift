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
        /// What proves the login with later requests.
        var token: String?
        var message: String?
        var entry: String?
        /// How many check-ins there are of each kind.
        var counts: [String: Int]?
        /// The check-ins of the last months.
        var punches: [Punch]?
    }

    private struct State {
        var journal: Journal
        /// Names by the token of their login.
        var sessions: [String: String] = [:]
    }

    private struct Login: Decodable {
        var name: String
        var email: String?
    }

    private struct Entry: Decodable {
        var kind: String
        var note: String?
        var seconds: Double?
    }

    private static let kinds: Set<String> = ["daily", "breakfast", "sport"]
    private static let nobody = Reply(status: 401, message: "Nobody is logged in with that token.")
    /// How far back a diary goes, in seconds: a hundred days.
    private static let memory: TimeInterval = 100 * 86_400
    private let state: Mutex<State>

    init(journal: Journal) {
        state = Mutex(State(journal: journal))
    }

    /// Answers one request; `body` is whole and bounded by the web server.
    ///
    /// - Parameter token: What stands behind `Bearer` in the request's `Authorization`.
    func answer(method: String, path: String, token: String?, body: Data) -> Reply {
        switch (method, path) {
        case ("POST", "/session"): logIn(body)
        case ("DELETE", "/sessions"): logEverybodyOut()
        case ("POST", "/punches"): record(body, token: token)
        case ("GET", "/punches"): count()
        case ("GET", "/diary"): diary(token: token)
        default: Reply(status: 404, message: "There is nothing at \(path).")
        }
    }

    private func logIn(_ body: Data) -> Reply {
        guard let login = try? JSONDecoder().decode(Login.self, from: body), !login.name.isEmpty else {
            return Reply(status: 422, entry: "name")
        }
        guard login.email?.contains("@") != false else { return Reply(status: 422, entry: "email") }
        let token = UUID().uuidString
        state.withLock { $0.sessions[token] = login.name }
        return Reply(status: 201, token: token)
    }

    private func logEverybodyOut() -> Reply {
        state.withLock { $0.sessions = [:] }
        return Reply(status: 200, message: "Everybody is logged out.")
    }

    private func count() -> Reply {
        let counts = state.withLock { Dictionary(grouping: $0.journal.punches, by: \.kind).mapValues(\.count) }
        return Reply(status: 200, counts: counts)
    }

    private func diary(token: String?) -> Reply {
        state.withLock { state in
            guard let token, state.sessions[token] != nil else { return Self.nobody }
            let first = Date(timeIntervalSinceNow: -Self.memory)
            return Reply(status: 200, punches: state.journal.punches.filter { $0.date > first })
        }
    }

    private func record(_ body: Data, token: String?) -> Reply {
        state.withLock { state in
            guard let token, state.sessions[token] != nil else { return Self.nobody }
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
