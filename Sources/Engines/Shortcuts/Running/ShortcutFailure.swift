// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a run ends before its end.
package struct ShortcutFailure: Error, Hashable, Codable, Sendable {
    /// The kinds of it that a front end tells apart.
    package enum Kind: String, Codable, Sendable {
        case failed
        /// The person cancelled.
        case cancelled
        /// An action that does not exist.
        case missing
        /// A bound: too many steps, too much memory, too deep.
        case tooMuch
    }

    package var kind: Kind
    /// What is wrong, lower case, without a full stop.
    package var reason: Sentence
    /// What to do about it, lower case.
    package var remedy: Sentence
    /// Which action it was, from 1; nil if the run as a whole is meant.
    package var action: Int?
    /// What the action is called.
    package var title: Sentence?

    package init(_ reason: Sentence, remedy: Sentence, kind: Kind = .failed) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }

    /// The person does not want to go on.
    package static let cancelled = ShortcutFailure(
        "it was cancelled", remedy: "run it again", kind: .cancelled)
}
