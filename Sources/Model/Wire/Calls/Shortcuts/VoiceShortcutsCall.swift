// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an app asks about the phrases that people gave its shortcuts; the answer is empty where there is none.
package enum VoiceShortcutsCall: SystemCall {
    /// Every one of the app's.
    case all
    case one(UUID)

    package typealias Reply = [VoiceShortcutPayload]

    package var erased: AnySystemCall { .voiceShortcuts(self) }
}
