// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The installed Bank, whose cash machine is a place one comes back to.
@Suite struct BankTests {
    @Test("a screen that was visited becomes an action, which opens the app at that screen")
    func cashMachine() async throws {
        let apps = try await InstalledApps.examples()
        #expect(try await apps.beckon("activity", "list", "--json").output.isEmpty)
        let visit = try await apps.beckon("open", "examplebank://cash-machine")
        #expect(visit.output.hasSuffix("Cash Machine\n  Withdraw € 50\n"), "\(visit.errors)")
        let activities = try await apps.beckon("activity", "list", "--json").objects()
        #expect(activities.map { $0["title"] as? String } == ["Withdraw Cash"])
        #expect(activities.map { $0["phrase"] as? String } == ["Cash machine"])
        let number = try #require(activities.first?["id"] as? Int)
        let open = try await apps.beckon("activity", "open", "\(number)")
        #expect(open.status == 0, "\(open.errors)")
        #expect(open.output.contains("Cash Machine\n  Withdraw € 50\n"))
    }

    @Test("a screen that nobody visited is no action")
    func untouched() async throws {
        let apps = try await InstalledApps.examples()
        #expect(try await apps.beckon("open", "Bank").output.contains("Accounts\n"))
        #expect(try await apps.beckon("activity", "list", "--json").output.isEmpty)
    }

    /// Scenarios D2, D5 and D6.
    @Test("each rate that is looked at is an action of its own, which is offered and takes a phrase")
    func rates() async throws {
        let apps = try await InstalledApps.examples()
        for code in ["usd", "jpy", "usd"] {
            let visit = try await apps.beckon("open", "examplebank://rates/\(code)")
            #expect(visit.status == 0, "\(visit.errors)")
        }
        let donations = try await apps.beckon("donations", "list", "--json").objects()
        #expect(donations.count == 3)
        let actions = try await apps.beckon("phrase", "donated", "--json").objects()
        #expect(
            actions.map { $0["title"] as? String } == [
                "Show the rate of the US dollar", "Show the rate of the Japanese yen",
            ])
        let offered = try await apps.beckon("suggest", "--json").objects()
        // Not what was done a moment ago.
        #expect(offered.map { $0["title"] as? String } == ["Show the rate of the Japanese yen"])
        let yen = try #require(actions.last?["id"] as? Int)
        let phrase = try await apps.beckon("phrase", "add", "what is a yen", "--donated", "\(yen)")
        #expect(phrase.status == 0, "\(phrase.errors)")
        let listed = try await apps.beckon("phrase", "list", "--json").objects()
        #expect(listed.first?["values"] as? [String: String] == ["currency": "yen"])
        #expect(try await apps.beckon("phrase", "list").output.hasSuffix("ShowRateIntent  currency=yen\n"))
        let said = try await apps.beckon("say", "What is a yen?")
        #expect(said.output.hasSuffix("Bank: One euro is 162.35 JPY.\n"), "\(said.output)\(said.errors)")
    }
}
