// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import PersonalShortcuts
import Processes
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
    }

    @Test("start it with the clipboard")
    func clipboard() async throws {
        #expect(try await call("shortcuts://run-shortcut?name=Tea%20time&input=clipboard")?.input == "")
        #expect(try await call("shortcuts://run-shortcut?name=Tea%20time")?.input == nil)
    }

    @Test("that name none, or do nothing with it, are refused")
    func refusals() async throws {
        await #expect(throws: OpeningError.noShortcut("Coffee")) {
            try await call("shortcuts://run-shortcut?name=Coffee")
        }
        for address in [
            "shortcuts://", "shortcuts://run-shortcut", "shortcuts://gallery?name=Tea%20time",
            "shortcuts://import-shortcut?url=file:///etc/passwd", "shortcuts://import-shortcut?url=https://a.example/b",
        ] {
            await #expect(throws: OpeningError.self) { try await call(address) }
        }
    }
}
