// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The language of the person that this process works for.
package enum PersonLanguage {
    /// The BCP 47 tag that the system started the process with; nil if the system did not start it, as in a test.
    package static let current: String? = tag(in: ProcessInfo.processInfo.environment)

    /// A tag is no longer than 35 characters, says BCP 47, and nothing else is one.
    static func tag(in environment: [String: String]) -> String? {
        guard let tag = environment["BECKON_LANGUAGE"], (2...35).contains(tag.utf8.count),
            tag.utf8.allSatisfy({ $0 < 0x80 && ($0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isTagLetter) })
        else { return nil }
        return tag
    }
}

extension Character {
    fileprivate var isTagLetter: Bool { isASCII && (isLetter || isNumber) }
}
