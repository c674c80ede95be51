// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Conversations with the installed DailyPunch and its real web service.
@Suite struct DailyPunchTests {
    @Test("before the first login the conversation goes on in the app")
    func continuesInApp() async throws {
        let (apps, service) = try await appsWithService()
        let run = try await apps.beckon("say", "Punch In", "--json")
        #expect(try service.recorded().isEmpty)
        #expect(run.status == 0, "\(run.errors)")
        let response = try #require(try run.objects().last)
        #expect(response["code"] as? String == "continueInApp")
        #expect(response["status"] as? String == "deferredToApplication")
        #expect(response["panel"] == nil)
        let opens = try #require(response["opens"] as? [String: Any])
        #expect(opens["app"] as? String == "com.example.dailypunch")
        #expect(opens["activity"] as? String == "com.example.dailypunch.login")
        // The app is really there, at its login screen; with JSON, what it shows goes to the error stream.
        #expect(run.errors.contains("Log In\n"))
    }

    @Test("a check-in is on the service's disk, and a second one is refused in its words")
    func recorded() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        let first = try await apps.beckon("say", "Punch In", "--json")
        #expect(try dialogue(first).last == "response success: Punched in: a first day.")
        #expect(try service.recorded().compactMap { $0["kind"] as? String } == ["daily"])
        let second = try await apps.beckon("say", "Punch In", "--json")
        #expect(second.status == 1)
        #expect(try dialogue(second).last == "response errorMessage: You have already punched in today.")
        #expect(try service.recorded().count == 1)
    }

    @Test("a login that the service has ended is answered with failureUnLogin")
    func loggedOut() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        try await service.logEverybodyOut()
        let run = try await apps.beckon("say", "Punch In", "--json")
        #expect(run.status == 1)
        #expect(try run.objects().last?["code"] as? String == "failureUnLogin")
    }

    @Test("a logout in the app is one in the extension")
    func logOut() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        #expect(try await follow("log-out", in: apps).contains("Goodbye."))
        let run = try await apps.beckon("say", "Punch In", "--json")
        #expect(try run.objects().last?["code"] as? String == "continueInApp")
        #expect(try service.recorded().isEmpty)
    }

    @Test("the app checks in by itself, once it is logged in")
    func app() async throws {
        let (apps, service) = try await appsWithService()
        #expect(try await follow("punch-in", in: apps).contains("Log in first."))
        try await logIn(apps)
        #expect(try await follow("punch-in", in: apps).contains("Punched in: a first day."))
        #expect(try service.recorded().count == 1)
    }

    @Test("breakfast and sport ask for what they need and are recorded")
    func breakfastAndSport() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        let breakfast = try await apps.beckon("say", "Log Breakfast", "--answer", "Porridge", "--json")
        #expect(breakfast.status == 0, "\(breakfast.errors)")
        let sport = try await apps.beckon(
            "say", "Log Sport", "--answer", "swimming", "--answer", "45 minutes", "--json")
        #expect(sport.status == 0, "\(sport.errors)")
        let entries = try service.recorded()
        #expect(entries.compactMap { $0["note"] as? String } == ["Porridge", "swimming"])
        #expect(entries.last?["seconds"] as? Double == 2700)
    }

    @Test("an entry the service refuses is named")
    func refusedEntry() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        let run = try await apps.beckon(
            "run", "com.example.dailypunch.LogSport", "sport=running", "duration=30 hours", "--json")
        #expect(run.status == 1)
        #expect(try dialogue(run).last == "response failureWithSomething: The service did not accept ‘duration’.")
        #expect(try service.recorded().isEmpty)
    }

    @Test("a service that does not exist is a failure, not a hang")
    func unreachable() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        await service.stop()
        let run = try await apps.beckon("say", "Punch In", "--json")
        #expect(run.status == 1)
        #expect(try run.objects().last?["code"] as? String == "failure")
    }

    @Test(
        "the network that a person takes away beside the device is away for the extension, until it is back",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func offline() async throws {
        let (apps, service) = try await appsWithService()
        try await logIn(apps)
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let ready = try JSONSerialization.jsonObject(with: Data(daemon.greeting.utf8)) as? [String: Any]
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: try #require(ready?["device"] as? String))
        func connect(over network: String) async throws {
            try await browser.run(
                "return import('/connection.js').then((one) => one.send('situate', { in: { network: '\(network)' } }))")
        }
        try await connect(over: "offline")
        let without = try await apps.beckon("say", "Punch In", "--json")
        #expect(try without.objects().last?["code"] as? String == "failure", "\(without.output)")
        try await connect(over: "edge")
        let slowly = try await apps.beckon("say", "Punch In", "--json")
        #expect(try dialogue(slowly).last == "response success: Punched in: a first day.")
        #expect(try service.recorded().count == 1)
        await driver.end()
        #expect(await daemon.end() == 0)
    }

    /// In the app, as a person does; the extension learns it from the keychain.
    private func logIn(_ apps: InstalledApps) async throws {
        #expect(try await follow("log-in?name=Ada", in: apps).contains("Welcome, Ada."))
    }

    /// Follows a link into the app, and gives the lines that it shows before it ends, in whatever order its screen and
    /// the service come to them.
    private func follow(_ link: String, in apps: InstalledApps) async throws -> [String] {
        let run = try await apps.beckon("open", "dailypunch://\(link)")
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    private func appsWithService() async throws -> (InstalledApps, RunningService) {
        let apps = try await InstalledApps.examples()
        let service = try await RunningService()
        try await apps.useDailyPunchService(at: service.address)
        return (apps, service)
    }
}
