// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Activities
package import AppBundle
import ExtensionHost
package import Keychain
package import Wire

/// What the system does for the apps it runs, each call passed to its module.
package struct AssistantServices: SystemServices {
    /// Opens a URL for an app, or says whether it would be.
    package typealias Open = @Sendable (OpeningCall, BundleIdentity) async -> OpeningReply

    /// Answers an app about its quick actions.
    package typealias AnswerShortcutItems = @Sendable (ShortcutItemsCall, BundleIdentity) async -> ShortcutItemsReply

    /// Keeps what an app says that people did, or forgets it.
    package typealias AnswerDonation = @Sendable (DonationCall, BundleIdentity) async -> DonationReply

    /// Answers an app about its voice shortcuts; takes as long as a person takes on the screen that the call shows.
    package typealias AnswerVoiceShortcuts = @Sendable (VoiceShortcutsCall, BundleIdentity) async -> VoiceShortcutsReply

    /// Takes the shortcuts that an app holds to be relevant.
    package typealias AnswerRelevantShortcuts =
        @Sendable (RelevantShortcutsCall, BundleIdentity) async -> DonationReply

    private let keychain: Keychain
    private let activities: Activities
    private let shortcutItems: AnswerShortcutItems?
    private let donation: AnswerDonation?
    private let voiceShortcuts: AnswerVoiceShortcuts?
    private let relevantShortcuts: AnswerRelevantShortcuts?
    private let open: Open?

    /// What is nil is refused to every app.
    ///
    /// - Parameters:
    ///   - shortcutItems: Nil where there is no home screen.
    ///   - open: Nil where there is nothing to open apps with.
    package init(
        keychain: Keychain, activities: Activities, shortcutItems: AnswerShortcutItems? = nil,
        donation: AnswerDonation? = nil, voiceShortcuts: AnswerVoiceShortcuts? = nil,
        relevantShortcuts: AnswerRelevantShortcuts? = nil, open: Open? = nil
    ) {
        self.keychain = keychain
        self.activities = activities
        self.shortcutItems = shortcutItems
        self.donation = donation
        self.voiceShortcuts = voiceShortcuts
        self.relevantShortcuts = relevantShortcuts
        self.open = open
    }

    package func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
        switch call {
        case .keychain(let request): .keychain(await keychain.answer(request, from: identity))
        case .activity(let call): .activity(await activities.answer(call, from: identity))
        case .shortcutItems(let call): await pass(call, of: identity, to: shortcutItems, SystemResult.shortcutItems)
        case .opening(let call): await pass(call, of: identity, to: open, SystemResult.opening)
        case .donation(let call): await pass(call, of: identity, to: donation, SystemResult.donation)
        case .voiceShortcuts(let call): await pass(call, of: identity, to: voiceShortcuts, SystemResult.voiceShortcuts)
        case .relevantShortcuts(let call):
            await pass(call, of: identity, to: relevantShortcuts, SystemResult.relevantShortcuts)
        }
    }

    private func pass<Call, Reply>(
        _ call: Call, of identity: BundleIdentity, to service: (@Sendable (Call, BundleIdentity) async -> Reply)?,
        _ result: (Reply) -> SystemResult
    ) async -> SystemResult {
        if let service { return result(await service(call, identity)) }
        return .refusal(CallRefusal(.unavailable, "this system offers no such service to \(identity.bundle)"))
    }
}
