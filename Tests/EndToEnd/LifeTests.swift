// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A UIKit app in the real daemon, by the log of the calls it gets.
@Suite("An app in the running system", .timeLimit(.minutes(2)))
struct LifeTests {
    @Test("is inactive while a conversation runs over it, and active again afterwards", arguments: [true, false])
    func conversation(hasScenes: Bool) async throws {
        let system = try await LifeSystem(hasScenes: hasScenes)
        let run = try await system.client("run", "org.example.life.AsyncOnly", "note=x", "--json")
        #expect(try dialogue(run).last == "response success: Did X.")
        await system.wait(for: "inactive", "active")
        #expect(try system.takeCalls() == [system.resigns, system.becomesActive])
        #expect(await system.daemon.end() == 0)
    }

    @Test("continues with the answer of a conversation over it", arguments: [true, false])
    func continuation(hasScenes: Bool) async throws {
        let system = try await LifeSystem(hasScenes: hasScenes)
        let run = try await system.client("run", "org.example.life.AsyncOnly", "note=go on", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try system.takeCalls() == [
                system.resigns, "\(system.owner).willContinue AsyncOnlyIntent",
                "\(system.owner).continue activity=AsyncOnlyIntent", system.becomesActive,
            ])
        #expect(try await system.client("home").status == 0)
        #expect(try system.takeCalls() == [system.resigns, "\(system.owner)DidEnterBackground"])
        #expect(await system.daemon.end() == 0)
    }

    @Test("changes its quick actions when it resigns, and the system has them", arguments: [true, false])
    func quickActions(hasScenes: Bool) async throws {
        let system = try await LifeSystem(hasScenes: hasScenes, errand: "offersWhenItResigns")
        #expect(try await system.client("actions", "Life", "--json").objects().isEmpty)
        _ = try await system.client("run", "org.example.life.AsyncOnly", "note=x", "--json")
        await system.wait(for: "inactive", "active")
        #expect(try system.takeCalls() == [system.resigns, "shortcutItems count=1", system.becomesActive])
        let action = try #require(try await system.client("actions", "Life", "--json").objects().first)
        #expect(action["title"] as? String == "Again")
        #expect(action["userInfo"] as? [String: Int] == ["number": 1])
        #expect(await system.daemon.end() == 0)
    }

    @Test("is asked for an activity that needs saving, then told, and the system has it", arguments: [true, false])
    func activity(hasScenes: Bool) async throws {
        let system = try await LifeSystem(hasScenes: hasScenes, errand: "countsResignations")
        #expect(try await system.activities() == ["Reading"])
        _ = try await system.client("run", "org.example.life.AsyncOnly", "note=x", "--json")
        await system.wait(for: "inactive", "active")
        #expect(
            try system.takeCalls() == [
                system.resigns, "activity.willSave activity=org.example.life.reading number=1",
                "\(system.owner).didUpdate activity=org.example.life.reading number=1", system.becomesActive,
            ])
        #expect(try await system.activities() == ["Reading, resigned 1 times"])
        #expect(await system.daemon.end() == 0)
    }

    @Test("hears which key of its userInfo holds what no property list does, and lives on", arguments: [true, false])
    func misfits(hasScenes: Bool) async throws {
        let system = try await LifeSystem(hasScenes: hasScenes, errand: "offersMisfits", isToLaunch: false)
        #expect(try await system.client("open", "Life").status == 0)
        #expect(
            try system.takeCalls().suffix(2) == [system.becomesActive, "shortcutItems count=0"])
        #expect(try await system.client("actions", "Life", "--json").objects().isEmpty)
        #expect(try await system.activities() == [])
        #expect(try await system.client("home").status == 0)
        #expect(await system.daemon.end() == 0)
        let printed = await system.daemon.rest().filter { $0.contains(#""channel":"errors""#) }
        let end = "only strings, numbers, dates, data,"
        #expect(
            printed.contains {
                $0.contains(
                    "shortcutItems stays as it was: userInfo of the quick action ‘org.example.life.again’ holds a")
                    && $0.contains("at ‘spot’; \(end)")
            }, "\(printed)")
        #expect(
            printed.contains {
                $0.contains("userInfo of the activity ‘org.example.life.reading’ holds a")
                    && $0.contains("at ‘pages[1]’; \(end)")
            }, "\(printed)")
    }
}

/// A daemon with the app in front.
private struct LifeSystem {
    let apps: InstalledApps
    let daemon: RunningDaemon
    /// What the names of its delegates' methods begin with.
    let owner: String
    var resigns: String { "\(owner)WillResignActive" }
    var becomesActive: String { "\(owner)DidBecomeActive" }

    init(hasScenes: Bool, errand: String? = nil, isToLaunch: Bool = true) async throws {
        owner = hasScenes ? "scene" : "application"
        apps = try await LifeBundle.installed(hasScenes: hasScenes, errand: errand)
        daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        guard isToLaunch else { return }
        let run = try await client("open", "Life")
        #expect(run.status == 0, "\(run.errors)")
        await wait(for: "active")
        _ = try takeCalls()
    }

    func client(_ words: String...) async throws -> ToolRun {
        try await ToolRun.run(InstalledApps.beckon, words + ["--state", apps.state.path], in: PackageRoot.url)
    }

    /// Waits until the daemon has told that the app has come to these places in its life, one after the other.
    func wait(for states: String...) async {
        for state in states { _ = await daemon.line(with: #""state":"\#(state)""#) }
    }

    func takeCalls() throws -> [String] { try LifeBundle.takeCalls(in: apps) }

    /// The titles of the activities that the system keeps.
    func activities() async throws -> [String] {
        try await client("activity", "list", "Life", "--json").objects().compactMap { $0["title"] as? String }
    }
}
