// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Conversation
import Foundation
import Processes
import Store
import TestSupport
import Testing
import Wire

@testable import BeckonSystem

@Suite("The pasteboard of apps") struct PasteboardTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func system() async throws -> RunningSystem {
        try await RunningSystem.open(
            StateFolder(root: folder.url.appending(path: "state")),
            SystemOptions(language: "en", isSandboxed: false, isShared: false),
            SystemSurroundings(
                variables: [:], calendar: Calendar(identifier: .gregorian),
                now: { Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero) }, transport: { _ in Silent() }),
            warn: { _ in })
    }

    @Test("is out of reach for an app that is not in front")
    func behind() async throws {
        let system = try await system()
        let app = try #require(BundleIdentifier("org.example.bakery"))
        let identity = BundleIdentity(
            bundle: app, app: app, team: try #require(TeamIdentifier("7F3K2M9QXA")), entitlements: Entitlements())
        let answer = await system.answer(.pasteboard(PasteboardCall(written: nil)), from: identity)
        #expect(
            try answer.read(as: PasteboardCall.self)
                == .failure(
                    CallRefusal(.notDone, "only the app in front reaches the pasteboard")))
    }

    @Test("holds what was put there, texts and a picture, until something else is")
    func exchange() async throws {
        let system = try await system()
        #expect(await system.exchange(PasteboardCall(written: nil)) == .success(PasteboardPayload()))
        let written = PasteboardPayload(texts: ["Tulips", "https://example.com"], picture: Data([0x89, 0x50]))
        #expect(await system.exchange(PasteboardCall(written: written)) == .success(written))
        #expect(await system.exchange(PasteboardCall(written: nil)) == .success(written))
        let large = PasteboardPayload(texts: [String(repeating: "a", count: PasteboardPayload.limit + 1)])
        guard case .failure = await system.exchange(PasteboardCall(written: large)) else {
            Issue.record("too much was taken")
            return
        }
        #expect(await system.exchange(PasteboardCall(written: nil)) == .success(written))
    }
}
