// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why an `Info.plist` cannot be used.
package struct InfoPlistError: Error, Hashable, Sendable {
    /// The way to the value, such as `NSExtension.NSExtensionPrincipalClass`; empty for the whole file.
    package var key: String
    /// What is wrong, without a full stop.
    package var reason: Sentence
    /// What to write instead.
    package var remedy: Sentence
    /// Where the value stands in its file, from 1; nil in binary lists and where it is not known.
    package var line: Int?
    /// In characters, from 1.
    package var column: Int?

    package init(key: String = "", reason: Sentence, remedy: Sentence, line: Int? = nil, column: Int? = nil) {
        self.key = key
        self.reason = reason
        self.remedy = remedy
        self.line = line
        self.column = column
    }
}

extension InfoPlistError: PersonReadable {
    /// `CFBundleIdentifier: the key is missing; add …`, after a place such as `12:3: ` where there is one.
    package var sentence: Sentence {
        let before = [place, key].filter { !$0.isEmpty }.map { $0 + ": " }.joined()
        return "\(before)\(reason); \(remedy)"
    }

    /// `12:3`, to be put behind a file's name and a colon; empty if the place is not known.
    package var place: String {
        guard let line else { return "" }
        return "\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
