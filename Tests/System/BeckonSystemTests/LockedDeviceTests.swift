// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import Conversation
import Foundation
import PersonalShortcuts
import ShortcutDocument
import ShortcutRunner
import Shortcuts
import Store
import TestSupport
import Testing
import Wire

@testable import BeckonSystem

/// A terminal, and all else that runs what the device could.
@Suite("While the device is locked") struct LockedDeviceTests {
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

    private func restricted() throws -> InstalledApp {
        var app = try Bakery.app()
        app.intents[0].isRestrictedWhileLocked = true
        return app
    }

    private var context: RequestContext {
        RequestContext(
            language: "en", workingDirectory: folder.url, home: folder.url, transport: Silent(), warn: { _ in })
    }

    @Test("an intent that needs an unlocked one is refused from a terminal, and no longer", arguments: [true, false])
    func intent(isLocked: Bool) async throws {
        let system = try await system()
        system.setLocked(isLocked)
        let app = try restricted()
        let recorder = TurnRecorder()
        let outcome = try await system.perform(
            .run(Candidate(app: app, intent: app.intents[0])), context, answers: ScriptedAnswers([]),
            show: recorder.show)
        guard case .failed(let failure) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        // Nobody answers here, so that without the lock the extension is asked in vain.
        #expect((failure.kind == .locked) == isLocked)
    }

    @Test("so is one that is the step of a shortcut")
    func step() async throws {
        let system = try await system()
        system.setLocked(true)
        let catalog = AppCatalog(apps: [try restricted()])
        let recorder = TurnRecorder()
        let answers = ScriptedAnswers([])
        let effects = RunEffects(
            system: system, start: ShortcutStart(ShortcutDocument(), name: "Shop"), context: context,
            person: Person(answers, show: recorder.show), answers: answers, show: recorder.show, catalog: catalog)
        let step = IntentStep(
            .joined("org.example.bakery.BuyBreadIntent"), values: ContentDictionary(), input: .nothing, isShown: true)
        let result = await effects.performers(effects.makeDesk()).result(of: .runIntent(step))
        guard case .failed(let failure) = result else {
            Issue.record("\(result)")
            return
        }
        #expect("\(failure.reason)".contains("Unlock"), "\(failure.reason)")
    }
}
