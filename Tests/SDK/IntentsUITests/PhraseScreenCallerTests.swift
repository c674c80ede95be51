// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Intents
import IntentsUI
import SystemLink
import TestSupport
import Testing
import UIKit
import Wire

@Suite("A screen for a phrase", .timeLimit(.minutes(2))) @MainActor
struct PhraseScreenCallerTests {
    private nonisolated static let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    private nonisolated static let saved = PhrasePayload(identifier: identifier, phrase: "Cash", action: visit)
    private nonisolated static let visit = AppActionPayload.activity(ActivityPayload(activityType: "org.example.cash"))

    private nonisolated static let edit = PhraseScreenCall.edit(identifier)

    private let delegate = RecordingDelegate()
    private let root = UIViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func present(_ make: () throws -> UIViewController, in system: AppSystem?) rethrows {
        let channel = CallChannel("phrases", link: system?.link)
        let controller = try CallChannel.$phrases.withValue(channel, operation: make)
        window.rootViewController = root
        window.makeKeyAndVisible()
        ScreenUpdate.shared.perform()
        root.present(controller, animated: true)
        ScreenUpdate.shared.perform()
    }

    private func add() -> INUIAddVoiceShortcutViewController {
        let activity = NSUserActivity(activityType: "org.example.cash")
        let controller = INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: activity))
        controller.delegate = delegate
        return controller
    }

    private func edit() throws -> INUIEditVoiceShortcutViewController {
        let controller = INUIEditVoiceShortcutViewController(voiceShortcut: try INVoiceShortcut(Self.saved))
        controller.delegate = delegate
        return controller
    }

    @Test(
        "tells its delegate once what a person made of it",
        arguments: [
            (.reply(to: edit, .saved(saved)), "finish Cash 0"), (.reply(to: edit, .cancelled), "cancel"),
            (.refusal(CallRefusal(.notDone, code: 7000, "because")), "finish - 7000"),
            (.reply(to: PhraseScreenDismissal(), Done()), "finish - 7000"),
        ] as [(SystemAnswer, String)])
    func adding(answer: SystemAnswer, told: String) async throws {
        let system = try AppSystem()
        present(add, in: system)
        let call = try #require(await system.nextCall())
        #expect(call.call == .phraseScreen(.add(Self.visit)))
        #expect(delegate.told.isEmpty)
        try system.give(answer, to: call)
        try system.give(answer, to: call)
        await delegate.wait(for: 1)
        root.dismiss(animated: true)
        ScreenUpdate.shared.perform()
        #expect(delegate.told == [told])
    }

    @Test(
        "for a phrase that is there reports the change, the removal or neither",
        arguments: [
            (.reply(to: edit, .saved(saved)), "update Cash 0"),
            (.reply(to: edit, .deleted(identifier)), "delete \(identifier)"),
            (.reply(to: edit, .cancelled), "leave"),
            (.refusal(CallRefusal(.notDone, code: 7001, "because")), "update - 7001"),
        ] as [(SystemAnswer, String)])
    func editing(answer: SystemAnswer, told: String) async throws {
        let system = try AppSystem()
        try present(edit, in: system)
        let call = try #require(await system.nextCall())
        #expect(call.call == .phraseScreen(.edit(Self.identifier)))
        try system.give(answer, to: call)
        await delegate.wait(for: 1)
        #expect(delegate.told == [told])
    }

    @Test("that the app dismisses is taken away, and what is answered then is told to nobody")
    func dismissing() async throws {
        let system = try AppSystem.answering { call in
            if case .phraseScreenDismissal(let call) = call { .reply(to: call, Done()) } else { nil }
        }
        present(add, in: system)
        let call = try #require(await system.nextCall())
        root.dismiss(animated: true)
        ScreenUpdate.shared.perform()
        #expect(await system.nextCall()?.call == .phraseScreenDismissal(PhraseScreenDismissal()))
        try system.give(.reply(to: Self.edit, .cancelled), to: call)
        // Another screen is answered after it, so its answer has come.
        present(add, in: system)
        let next = try #require(await system.nextCall())
        try system.give(.reply(to: Self.edit, .saved(Self.saved)), to: next)
        await delegate.wait(for: 1)
        #expect(delegate.told == ["finish Cash 0"])
    }

    @Test("in a process without a system, or whose system ends, says so", arguments: [true, false])
    func alone(hasSystem: Bool) async throws {
        let system = hasSystem ? try AppSystem() : nil
        present(add, in: system)
        #expect(delegate.told.isEmpty)
        system?.hangUp()
        await delegate.wait(for: 1)
        #expect(delegate.told == ["finish - 7000"])
    }

    @Test("comes from a button, which knows whether there is a phrase", arguments: [true, false])
    func button(hasPhrase: Bool) async throws {
        let system = try AppSystem.answering { _ in
            .reply(to: PhrasesCall.all, hasPhrase ? [Self.saved] : [])
        }
        let button = INUIAddVoiceShortcutButton(style: .automaticOutline)
        button.shortcut = INShortcut(userActivity: NSUserActivity(activityType: "org.example.cash"))
        button.delegate = delegate
        button.setStyle(.black)
        #expect(button.style == .black)
        CallChannel.$phrases.withValue(CallChannel("phrases", link: system.link)) {
            button.sendActions(for: .touchDown)
            button.sendActions(for: .touchUpInside)
        }
        await delegate.wait(for: 1)
        #expect(delegate.told == [hasPhrase ? "edit" : "add"])
        #expect((delegate.presented is INUIEditVoiceShortcutViewController) == hasPhrase)
    }
}
