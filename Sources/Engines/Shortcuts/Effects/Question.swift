// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// A question to the person; the answer is a text, or the number or date that it is.
package struct Question: Codable, Sendable {
    /// What is asked for, by the words of the format.
    package enum Kind: String, Codable, Sendable {
        case text = "Text"
        case number = "Number"
        case url = "URL"
        case date = "Date"
        case time = "Time"
        case dateAndTime = "Date and Time"
    }

    package var prompt: String
    /// What is asked in the person's language where the shortcut has no words of its own for it.
    package var standing: Sentence?
    package var kind: Kind
    /// What is answered where nothing is changed.
    package var standard: String?
    /// Whether an answer may have several lines.
    package var isLong: Bool
    /// Which numbers are allowed.
    package var allowsFractions = true
    package var allowsNegatives = true

    /// Asks for the parameter of an action, by the words that people know both by.
    package init(for parameter: String, of action: Sentence) {
        self.init("")
        standing = "What should ‘\(ParameterName.words(of: parameter))’ be in ‘\(action)’?"
    }

    package init(_ prompt: String, kind: Kind = .text, standard: String? = nil, isLong: Bool = false) {
        self.prompt = prompt
        self.kind = kind
        self.standard = standard
        self.isLong = isLong
    }
}
