// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// A `.strings` or `.stringsdict` file that can't be read.
package struct StringsError: Error, Hashable, Sendable, PersonReadable {
    /// The path as it was given.
    package var path: String
    /// From 1; nil in binary property lists.
    package var line: Int?
    /// What is wrong, lower case, without a full stop.
    package var message: Sentence
    /// What to write instead, lower case.
    package var remedy: Sentence

    package init(path: String, line: Int?, _ message: Sentence, remedy: Sentence) {
        self.path = path
        self.line = line
        self.message = message
        self.remedy = remedy
    }

    /// `zh-Hans.lproj/Coffee.strings:3: message; remedy`.
    package var sentence: Sentence {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(message); \(remedy)"
    }
}
