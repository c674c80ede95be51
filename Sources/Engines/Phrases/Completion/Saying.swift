// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence that a person may say, written as it is read.
package struct Saying: Hashable, Sendable {
    /// An ellipsis stands where a value is still open.
    package var text: String
    /// What stands before the first open value, to go on from; nil if the sentence can be said as is.
    package var beginning: String?
    /// That of its pattern.
    package var meaning: Int

    package init(text: String, beginning: String? = nil, meaning: Int) {
        self.text = text
        self.beginning = beginning
        self.meaning = meaning
    }
}
