// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// What the person answered to a question of an App Intent. Anyone who does not want to answer has the run stopped.
package enum AnswerPayload: Hashable, Sendable, Codable {
    /// To a question for a value, and to a disambiguation.
    case value(IntentValue)
    /// To a confirmation, and to whether the app may come to the front.
    case agreed(Bool)
    /// Which of the choices, from 0.
    case chose(Int)
}
