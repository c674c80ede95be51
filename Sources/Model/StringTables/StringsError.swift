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
    package var mend: Sentence

    package init(path: String, line: Int?, _ message: Sentence, mend: Sentence) {
        self.path = path
        self.line = line
        self.message = message
        self.mend = mend
    }

    /// `zh-Hans.lproj/Coffee.strings:3: message; mend`.
    package var sentence: Sentence {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(message); \(mend)"
    }
}
