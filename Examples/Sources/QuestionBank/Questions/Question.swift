// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A question of the bank, with its answer.
public struct Question: Hashable, Sendable {
    /// Of the text, such as `en` and `zh-Hans`.
    public let language: String
    /// What it belongs to.
    public let subject: Subject
    /// As it is printed.
    public let text: String
    /// What there is to choose from; empty for an open question.
    public let options: [String]
    /// With its letter, where there are options.
    public let answer: String

    /// The options with their letters.
    public var choices: [String] {
        let point = language == "en" ? ". " : "．"
        return zip("ABCDEF", options).map { "\($0)\(point)\($1)" }
    }

    /// A question with five fields between tabs: language, subject, text, options with bars between, answer.
    ///
    /// Nil for any other line.
    init?(line: Substring) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5, let subject = Subject(rawValue: fields[1]) else { return nil }
        language = fields[0]
        self.subject = subject
        text = fields[2]
        options = fields[3].split(separator: "|").map(String.init)
        answer = fields[4]
    }
}
