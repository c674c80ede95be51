// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a process that the system started asks of the system.
///
/// Who asks is known from the connection, so no call names a bundle, a team or
/// a group that would have to be believed.
package enum SystemCall: Hashable, Sendable {
    case keychain(KeychainRequest)
    case activity(ActivityCall)
    case shortcutItems(ShortcutItemsCall)
    case opening(OpeningCall)
    case donation(DonationCall)
    case voiceShortcuts(VoiceShortcutsCall)
    case relevantShortcuts(RelevantShortcutsCall)
}
