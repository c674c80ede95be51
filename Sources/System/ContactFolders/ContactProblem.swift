// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why contacts that are there were not read.
package struct ContactProblem: Hashable, Sendable, PersonReadable {
    /// The file or folder.
    package var path: String
    /// What is wrong, without a full stop.
    package var reason: Sentence
    /// What to do about it.
    package var remedy: Sentence

    package init(path: String, reason: Sentence, remedy: Sentence) {
        self.path = path
        self.reason = reason
        self.remedy = remedy
    }

    /// `/path: reason; remedy`
    package var sentence: Sentence { "\(path): \(reason); \(remedy)" }
}
