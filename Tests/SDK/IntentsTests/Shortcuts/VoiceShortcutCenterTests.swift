// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemLink
import TestSupport
import Testing
import Wire

@testable @_spi(Generated) import Intents

@Suite("What an app asks about its phrases", .timeLimit(.minutes(2)))
struct VoiceShortcutCenterTests {
    private static let identifier = UUID()
    private static let visit = PhrasePayload(
        identifier: identifier, phrase: "Cash", action: .activity(ActivityPayload(activityType: "org.example.cash")))

    private func with<Value>(
        _ system: AppSystem?, _ work: () async throws -> Value
    ) async throws -> Value {
        try await CallChannel.$phrases.withValue(
            CallChannel("phrases", link: system?.link), operation: work)
    }

    @Test("all shortcuts come with their phrases, but for those whose class the app has not")
    func all() async throws {
        let strange = PhrasePayload(
            identifier: UUID(), phrase: "?", action: .intent(IntentPayload(className: "Nowhere.NoIntent")))
        let system = try AppSystem.answering { _ in .reply(to: PhrasesCall.all, [strange, Self.visit]) }
        let shortcuts = try await with(system) { try await INVoiceShortcutCenter.shared.allVoiceShortcuts() }
        #expect(shortcuts.map(\.invocationPhrase) == ["Cash"])
        #expect(await system.nextCall()?.call == .phrases(.all))
        let found = try await with(system) {
            await withCheckedContinuation { continuation in
                INVoiceShortcutCenter.shared.getAllVoiceShortcuts { continuation.resume(returning: ($0?.count, $1)) }
            }
        }
        #expect(found.0 == 1)
        #expect(found.1 == nil)
    }

    @Test("one is found by its identifier; none is neither a shortcut nor an error, or else an error")
    func one() async throws {
        let system = try AppSystem.answering { call in
            .reply(
                to: PhrasesCall.all, call == .phrases(.one(Self.identifier)) ? [Self.visit] : [])
        }
        try await with(system) {
            let center = INVoiceShortcutCenter.shared
            let known = try await center.getVoiceShortcut(with: Self.identifier)
            #expect(known.identifier == Self.identifier)
            let error = await #expect(throws: INIntentError.self) { try await center.getVoiceShortcut(with: UUID()) }
            #expect(error?.code == .voiceShortcutGetFailed)
            let found = await withCheckedContinuation { continuation in
                center.getVoiceShortcut(with: UUID()) { continuation.resume(returning: ($0, $1 == nil)) }
            }
            #expect(found.0 == nil)
            #expect(found.1)
        }
    }

    @Test("what is refused is reported with its reason, and so is that nobody is there")
    func refused() async throws {
        let system = try AppSystem.answering { _ in .refusal(CallRefusal(.notDone, code: 7001, "because")) }
        for (system, reason) in [(system, "because"), (nil, "not started by Beckon")] as [(AppSystem?, String)] {
            try await with(system) {
                let error = await #expect(throws: INIntentError.self) {
                    try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
                }
                #expect(error?.code == .voiceShortcutGetFailed)
                #expect(error?.localizedDescription.contains(reason) == true)
            }
        }
    }

    @Test("proposals go out as a whole, and so do relevant shortcuts")
    func proposals() async throws {
        let system = try AppSystem.answering { call in
            if case .relevantActions(let call) = call, call.actions.count > 1 {
                return .refusal(CallRefusal(.notDone, code: 3002, "too many"))
            }
            return .reply(to: ProposedActionsCall(actions: []), Done())
        }
        try await with(system) {
            let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "a"))
            INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
            INVoiceShortcutCenter.shared.setShortcutSuggestions([])
            let relevant = INRelevantShortcut(shortcut: shortcut)
            try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
            let error = await #expect(throws: INIntentError.self) {
                try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant, relevant])
            }
            #expect(error?.code == .missingInformation)
        }
        let activity = AppActionPayload.activity(ActivityPayload(activityType: "a"))
        #expect(await system.nextCall()?.call == .proposedActions(ProposedActionsCall(actions: [activity])))
        #expect(await system.nextCall()?.call == .proposedActions(ProposedActionsCall(actions: [])))
        let relevant = RelevantActionPayload(action: activity)
        #expect(await system.nextCall()?.call == .relevantActions(RelevantActionsCall(actions: [relevant])))
    }

    @Test("relevant shortcuts that cannot leave the process are refused here")
    func misfit() async throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["lock": NSLock()]
        let error = await #expect(throws: INIntentError.self) {
            try await INRelevantShortcutStore.default.setRelevantShortcuts([
                INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
            ])
        }
        #expect(error?.code == .encodingFailed)
    }
}
