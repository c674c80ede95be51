// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How far the run of an App Intent has come that is not over.
package enum RunStage: Hashable, Sendable, Codable {
    /// It waits for an answer.
    case question(QuestionPayload)
    /// It works on; nil for a share that it can't tell.
    case progress(share: Double?, text: String?)
}
