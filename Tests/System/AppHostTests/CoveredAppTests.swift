// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Processes
import Testing
import Wire

/// What a real app's delegates are called with while something of the system's lies over it.
@Suite("An app with something over it", .timeLimit(.minutes(2)))
struct CoveredAppTests {
    @Test("is inactive for so long, and active again afterwards, each once", arguments: [true, false])
    func cover(hasScenes: Bool) async throws {
        let (apps, names) = (try await LifeHost(), Names(hasScenes))
        _ = try await apps.host.open(try apps.launch(DelegateLogApp(hasScenes: hasScenes)))
        _ = try apps.takeCalls()
        await apps.host.cover()
        await apps.host.uncover()
        await apps.record.wait(for: [.launching, .active, .inactive, .active])
        #expect(try apps.takeCalls() == [names.resigns, names.becomesActive])
        await apps.host.stopAll()
    }

    @Test("stays inactive until the last of what lies over it is gone", arguments: [true, false])
    func twice(hasScenes: Bool) async throws {
        let (apps, names) = (try await LifeHost(), Names(hasScenes))
        let launch = try apps.launch(DelegateLogApp(hasScenes: hasScenes))
        _ = try await apps.host.open(launch)
        _ = try apps.takeCalls()
        await apps.host.cover()
        await apps.host.cover()
        await apps.host.uncover()
        await apps.host.sendToBackground(launch.identifier)
        #expect(try apps.takeCalls() == [names.resigns, names.entersBackground])
        await apps.host.uncover()
        _ = try await apps.host.open(launch)
        #expect(try apps.takeCalls() == [names.entersForeground, names.becomesActive])
        await apps.host.stopAll()
    }

    @Test("gets what it is opened for while it is inactive, then is active for good", arguments: [true, false])
    func opened(hasScenes: Bool) async throws {
        let (apps, names) = (try await LifeHost(), Names(hasScenes))
        let launch = try apps.launch(DelegateLogApp(hasScenes: hasScenes))
        _ = try await apps.host.open(launch)
        _ = try apps.takeCalls()
        await apps.host.cover()
        let opened = try await apps.host.open(
            launch, for: .activity(ActivityPayload(activityType: "org.example.life.place"), nil))
        await apps.host.uncover()
        #expect(opened.isHandled == true)
        await apps.host.sendToBackground(launch.identifier)
        #expect(
            try apps.takeCalls() == [
                names.resigns, "\(names.owner).willContinue org.example.life.place",
                "\(names.owner).continue activity=org.example.life.place", names.becomesActive, names.resigns,
                names.entersBackground,
            ])
        await apps.host.stopAll()
    }

    @Test("leaves from where it is when another app is opened")
    func another() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(try apps.launch())
        await apps.host.cover()
        _ = try await apps.host.open(try apps.launch(app: "two"))
        await apps.host.uncover()
        await apps.host.stopAll()
        #expect(try apps.journal().prefix(4) == ["start", "launch", "resignActive", "background"])
        #expect(try apps.journal(of: "two") == ["start", "launch", "background", "terminate"])
    }

    @Test("that takes too long over becoming inactive is ended as over any other event")
    func slow() async throws {
        let apps = try await LifeHost(.impatientAfterLaunch)
        let launch = try apps.launch("hangsUnderCover")
        _ = try await apps.host.open(launch)
        await apps.host.cover()
        #expect(await apps.host.end(of: launch.identifier)?.cause == .signal(9))
        await apps.host.uncover()
        #expect(apps.record.ends.first?.contains("was covered") == true)
    }
}

/// The methods' names in the app's log.
private struct Names {
    let owner: String
    let resigns: String
    let becomesActive: String
    let entersBackground: String
    let entersForeground: String

    init(_ hasScenes: Bool) {
        owner = hasScenes ? "scene" : "application"
        resigns = "\(owner)WillResignActive"
        becomesActive = "\(owner)DidBecomeActive"
        entersBackground = "\(owner)DidEnterBackground"
        entersForeground = "\(owner)WillEnterForeground"
    }
}
