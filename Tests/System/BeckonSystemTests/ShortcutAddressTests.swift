// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation
import ExtensionHost
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
    /// No extension is asked anything here.
    private struct Silent: ExtensionTransport {
        func send(_ request: ExtensionRequest, to launch: BundleLaunch) async throws(ExtensionFailure)
            -> ExtensionAnswer
        {
            throw ExtensionFailure(.stopped, identifier: launch.identifier, text: "nothing runs here")
        }
    }

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
        _ = try await system.shortcuts.add(ShortcutDocument(), name: "Tea time")
        return system
    }

    private func call(_ address: String) async throws -> ShortcutCall? {
        let system = try await system()
        let calls = system.calls.events(buffering: 1)
        try await system.call(try #require(URL(string: address)))
        return await calls.first { _ in true }
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
        for address in ["shortcuts://", "shortcuts://run-shortcut", "shortcuts://gallery?name=Tea%20time"] {
            await #expect(throws: OpeningError.self) { try await call(address) }
        }
    }
}
