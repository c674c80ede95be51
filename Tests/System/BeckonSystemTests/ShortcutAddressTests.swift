// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Conversation
import Foundation
import PersonalShortcuts
import Processes
import Sentences
import ShortcutDocument
import Store
import TestSupport
import Testing
import Wire

@testable import BeckonSystem

@Suite("Addresses of shortcuts") struct ShortcutAddressTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func system() async throws -> RunningSystem {
        let system = try await RunningSystem.open(
            StateFolder(root: folder.url.appending(path: "state")),
            SystemOptions(language: "en", isSandboxed: false, isShared: false),
            SystemSurroundings(
                variables: [:], calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero) }, transport: { _ in Silent() }),
            warn: { _ in })
        if try await system.shortcuts.named("Tea time") == nil {
            _ = try await system.shortcuts.add(ShortcutDocument(), name: "Tea time")
        }
        return system
    }

    private func call(_ address: String) async throws -> ShortcutCall? {
        let system = try await system()
        let app = try #require(BundleIdentifier("org.example.bakery"))
        let identity = BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("7F3K2M9QXA")), entitlements: Entitlements())
        let calls = system.calls.events(buffering: 1)
        try await system.call(try #require(URL(string: address)), from: identity)
        guard case .shortcut(let call)? = await calls.first(where: { _ in true }) else { return nil }
        return call
    }

    @Test("ask for the shortcut of the name, with its text and what is opened at the end")
    func text() async throws {
        let call = try await call(
            "shortcuts://x-callback-url/run-shortcut?name=tea%20TIME&input=text&text=oolong&x-success=app://yes&x-error=app://no"
        )
        #expect(call?.said == "Tea time")
        #expect(call?.input == "oolong")
        #expect(call?.success == URL(string: "app://yes"))
        #expect(call?.failure == URL(string: "app://no"))
        #expect(call?.cancel == nil)
        let app = try #require(BundleIdentifier("org.example.bakery"))
        #expect(call?.starter == .address(of: app, callsBack: true))
        #expect(
            try await self.call("shortcuts://run-shortcut?name=Tea%20time")?.starter
                == .address(of: app, callsBack: false))
    }

    @Test("ask the person before the shortcut begins, with the text that it is given")
    func asked() async throws {
        let call = try #require(
            try await call("shortcuts://run-shortcut?name=Tea%20time&input=text&text=FROM-APP"))
        let system = try await system()
        let recorder = TurnRecorder()
        let context = RequestContext(
            language: "en", workingDirectory: folder.url, home: folder.url, transport: Silent(), warn: { _ in })
        let outcome = try await system.perform(
            .shortcut(call), context, answers: ScriptedAnswers([]), show: recorder.show)
        #expect(outcome == .leftWaiting)
        guard case .confirm(let question)? = recorder.turns.last else {
            Issue.record("\(recorder.turns)")
            return
        }
        #expect(question.text == "org.example.bakery wants to run ‘Tea time’ with this text:\nFROM-APP")
        let refused = TurnRecorder()
        let ended = try await system.perform(
            .shortcut(call), context, answers: ScriptedAnswers(["Don’t Allow"]), show: refused.show)
        guard case .failed(let failure) = ended else {
            Issue.record("\(ended)")
            return
        }
        #expect(failure.kind == .cancelled)
    }

    @Test("start it with the clipboard")
    func clipboard() async throws {
        #expect(try await call("shortcuts://run-shortcut?name=Tea%20time&input=clipboard")?.input == "")
        #expect(try await call("shortcuts://run-shortcut?name=Tea%20time")?.input == nil)
    }

    /// What the person is asked to add when an app opens an address.
    private func addition(
        _ address: (RunningSystem) async throws -> String
    ) async throws -> ShortcutAddition? {
        let system = try await system()
        let app = try #require(BundleIdentifier("org.example.bakery"))
        let identity = BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("7F3K2M9QXA")), entitlements: Entitlements())
        let calls = system.calls.events(buffering: 1)
        let answer = await system.opener.answer(
            OpeningCall(url: try #require(URL(string: try await address(system))), opens: true), from: identity,
            in: system)
        if case .failure(let refusal) = answer { throw refusal }
        guard case .add(let addition)? = await calls.first(where: { _ in true }) else { return nil }
        return addition
    }

    @Test("that are links of this system's have the person look at what was shared")
    func link() async throws {
        let origin = try #require(URL(string: "http://127.0.0.1:4711"))
        let addition = try await addition { system in
            system.serveLinks(at: origin)
            let record = try #require(try await system.shortcuts.named("Tea time"))
            return try await system.share(record).page.absoluteString
        }
        #expect(addition?.name == "Tea time")
        let named = try await self.addition { system in
            system.serveLinks(at: origin)
            let record = try #require(try await system.shortcuts.named("Tea time"))
            return "shortcuts://import-shortcut?name=Chai&url=\(try await system.share(record).page)"
        }
        #expect(named?.name == "Chai")
    }

    @Test("that are links which have ended, or lead to other machines, are refused")
    func foreignLinks() async throws {
        let origin = try #require(URL(string: "http://127.0.0.1:4711"))
        for (address, named) in [
            (
                "http://127.0.0.1:4711/shortcuts/f00836becd2845109809720d2a70e32f",
                "'http://127.0.0.1:4711/shortcuts/f00836becd2845109809720d2a70e32f'"
            ),
            ("http://127.0.0.1:4712/shortcuts/f00836becd2845109809720d2a70e32f", "'http:'"),
            ("https://example.org/shortcuts/f00836becd2845109809720d2a70e32f", "'https:'"),
            ("file:///etc/hosts.shortcut", "'file:///etc/hosts.shortcut'"),
        ] {
            let refusal = await #expect(throws: CallRefusal.self, "\(address)") {
                try await addition { system in
                    system.serveLinks(at: origin)
                    return address
                }
            }
            #expect(refusal?.reason == .notDone)
            #expect(refusal?.text.contains(named) == true)
        }
    }

    @Test("that are links are read as work of the app that opens them")
    func account() async throws {
        let account = WorkAccount()
        let origin = try #require(URL(string: "http://127.0.0.1:4711"))
        let addition = try await WorkAccount.$current.withValue(account) {
            try await self.addition { system in
                system.serveLinks(at: origin)
                let record = try #require(try await system.shortcuts.named("Tea time"))
                return try await system.share(record).page.absoluteString
            }
        }
        #expect(addition?.account == account)
    }

    @Test("are opened so often for an app, and as often for another")
    func fairShare() async throws {
        let system = try await system()
        let url = try #require(URL(string: "shortcuts://run-shortcut?name=Tea%20time"))
        func answers(of name: String, _ count: Int) async throws -> Int {
            let app = try #require(BundleIdentifier(name))
            let identity = BundleIdentity(
                bundle: app, app: app, team: try #require(TeamIdentifier("7F3K2M9QXA")), entitlements: Entitlements())
            var opened = 0
            for _ in 0..<count {
                let call = OpeningCall(url: url, opens: true)
                if case .success = await system.opener.answer(call, from: identity, in: system) { opened += 1 }
            }
            return opened
        }
        // Somebody sees them, so that none is run.
        let calls = system.calls.events(buffering: 1)
        #expect(try await answers(of: "org.example.bakery", 30) == URLOpener.burst)
        #expect(try await answers(of: "org.example.cafe", 1) == 1)
        withExtendedLifetime(calls) {}
    }

    @Test("are shared only while somebody serves links")
    func notServed() async throws {
        let system = try await system()
        let record = try #require(try await system.shortcuts.named("Tea time"))
        let error = await #expect(throws: Problem<Fault>.self) { try await system.share(record) }
        #expect(error?.description.hasPrefix("the device serves links but is not running; ") == true)
    }

    @Test("that name none, or do nothing with it, are refused")
    func refusals() async throws {
        await #expect(throws: OpeningError.noShortcut("Coffee")) {
            try await call("shortcuts://run-shortcut?name=Coffee")
        }
        for file in ["file:///etc/passwd", "https://a.example/b"] {
            let url = try #require(URL(string: file))
            await #expect(throws: OpeningError.notOwnFile(url)) {
                try await call("shortcuts://import-shortcut?url=\(file)")
            }
        }
        for address in ["shortcuts://", "shortcuts://run-shortcut", "shortcuts://gallery?name=Tea%20time"] {
            let url = try #require(URL(string: address))
            await #expect(throws: OpeningError.noShortcutAddress(url)) { try await call(address) }
        }
    }
}
