// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SpokenValues

/// Reads persons: a name, an e-mail address or a telephone number.
enum PersonReader {
    static func read(_ text: String, _ values: AnswerValues) -> PersonValue {
        let name = AnswerText(text).original
        if name.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) != nil {
            return PersonValue(handle: .init(value: name, type: .emailAddress), displayName: name)
        }
        if case .phoneNumber(let number)? = values.reading(of: name, as: .phoneNumber)?.value {
            return PersonValue(handle: .init(value: number, type: .phoneNumber), displayName: name)
        }
        return PersonValue(nameComponents: components(of: name), displayName: name)
    }

    /// Given name first where words are separated; other names are kept whole.
    private static func components(of name: String) -> PersonNameComponents? {
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let given = words.first, words.count > 1, let family = words.last else { return nil }
        var components = PersonNameComponents()
        components.givenName = given
        components.familyName = family
        if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return components
    }
}
