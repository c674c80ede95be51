// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system answers to a call.
package enum SystemResult: Hashable, Sendable {
    case keychain(KeychainReply)
    case activity(ActivityReply)
    case shortcutItems(ShortcutItemsReply)
    case opening(OpeningReply)
    case donation(DonationReply)
    case voiceShortcuts(VoiceShortcutsReply)
    /// With the reason where the shortcuts were not taken.
    case relevantShortcuts(DonationReply)
    /// The call was not looked at.
    case refusal(CallRefusal)
}
