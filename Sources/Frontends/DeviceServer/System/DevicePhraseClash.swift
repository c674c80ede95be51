// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words mean something already; the person may agree to replace that.
package struct DevicePhraseClash: Error, Codable, Hashable, Sendable {
    /// The number of the phrase in the way.
    package var phrase: Int
    /// What was typed.
    package var text: String
    /// What the phrase in the way stands for.
    package var title: String

    package init(phrase: Int, text: String, title: String) {
        self.phrase = phrase
        self.text = text
        self.title = title
    }
}
