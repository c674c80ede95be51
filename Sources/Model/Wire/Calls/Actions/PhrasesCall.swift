// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an app asks about the phrases that people gave its actions; the answer is empty if there is none.
package enum PhrasesCall: SystemCall {
    /// Every one of the app's.
    case all
    case one(UUID)

    package typealias Reply = [PhrasePayload]

    package var erased: AnySystemCall { .phrases(self) }
}
