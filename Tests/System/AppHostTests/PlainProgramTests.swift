// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Processes
import Store
import TestSupport
import Testing
import Wire

@Suite("A program without UIKit")
struct PlainProgramTests {
    @Test("runs to its end, with its arguments, and its status is a normal result")
    func short() async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(apps.launch("printsAndExits"), arguments: ["of", "the day"])
        #expect(opened.termination?.cause == .exit(status: 7))
        #expect(opened.isHandled == nil)
        #expect(apps.record.lines == ["the menu of the day"])
        #expect(await apps.host.end(of: "com.example.one")?.cause == .exit(status: 7))
    }

    @Test("counts as in front when it has been silent for long enough, and ends by a signal")
    func long() async throws {
        let apps = try await LifeHost(.impatient)
        let opened = try await apps.host.open(apps.launch("neverSpeaks"))
        #expect(opened.app.state == .active)
        #expect(opened.termination == nil)
        await apps.host.sendToBackground("com.example.one")
        #expect(await apps.host.running.map(\.state) == [.active])
        let error = try #require(await apps.failure(of: apps.launch("neverSpeaks"), for: .action("coffee")))
        #expect(error.kind == .takesNoItems)
        #expect("\(error)".contains("link UIKit"))
        #expect(try await apps.waiting() == [])
        await apps.host.stopAll()
    }

    @Test("takes no items, and says why")
    func items() async throws {
        let apps = try await LifeHost(.impatient)
        let error = try #require(await apps.failure(of: apps.launch("neverSpeaks"), for: .action("coffee")))
        #expect(error.kind == .timeout)
        #expect("\(error)".contains("UIApplicationMain"))
        await apps.host.stopAll()
    }

    @Test("that runs takes no arguments")
    func arguments() async throws {
        let apps = try await LifeHost()
        _ = try await apps.host.open(apps.launch())
        let error = try #require(await apps.failure(of: apps.launch(), arguments: ["more"]))
        #expect(error.kind == .runsAlready)
        await apps.host.stopAll()
    }

    @Test("may turn out to be an app after all")
    func late() async throws {
        let apps = try await LifeHost(.soonPlain)
        let launch = try apps.launch("speaksLate")
        let gate = apps.container().appending(path: "speak")
        #expect(mkfifo(gate.path, 0o600) == 0)
        _ = try await apps.host.open(launch)
        // Opens when the program does, which by then has written its first line.
        let writer = try FileHandle(forWritingTo: gate)
        #expect(try apps.journal() == ["start"])
        try writer.close()
        // Its second time in front is the first it reports itself.
        await apps.record.wait(forStatesFrom: [.launching, .active, .launching])
        let opened = try await apps.host.open(launch, for: .action("coffee"))
        #expect(opened.isHandled == true)
        await apps.host.stopAll()
    }

    @Test("that crashes before it speaks keeps its items")
    func crash() async throws {
        let apps = try await LifeHost()
        let error = try #require(await apps.failure(of: apps.launch("crashesBeforeHello"), for: .action("coffee")))
        #expect(error.kind == .ended)
        #expect(error.isItemKept)
        #expect(try await apps.waiting() == [1])
    }
}
