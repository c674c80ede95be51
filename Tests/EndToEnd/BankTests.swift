// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The installed Bank, whose cash machine is a place one comes back to.
@Suite struct BankTests {
    @Test("a screen that was visited becomes a shortcut, which opens the app at that screen")
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

    @Test("a screen that nobody visited is no shortcut")
    func untouched() async throws {
        let apps = try await InstalledApps.examples()
        #expect(try await apps.beckon("open", "Bank").output.contains("Accounts\n"))
        #expect(try await apps.beckon("activity", "list", "--json").output.isEmpty)
    }
}
