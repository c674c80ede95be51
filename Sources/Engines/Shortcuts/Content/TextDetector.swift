// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Links, addresses and numbers inside a text.
///
/// What may be long in front of a mark that may be missing is bounded, so that the time grows with the text and not with
/// its square.
package enum TextDetector {
    /// Addresses of pages and of other things, with a scheme or beginning with `www.`.
    package static func links(in text: String) -> [String] {
        text.matches(
            of: /(?i)(?:[a-z][a-z0-9+.\-]{0,30}:\/\/|www\.|mailto:|tel:)[^\s<>"“”‘’\u{3000}-\u{303F}\u{FF00}-\u{FFEF}]+/
        ).map {
            trimmed(String($0.output))
        }
    }

    /// A link does not end with what ends a sentence or a bracket that was begun before it.
    private static func trimmed(_ link: String) -> String {
        var link = link[...]
        while let last = link.last {
            let isOpen = last == ")" && link.count { $0 == "(" } < link.count { $0 == ")" }
            guard ".,;:!?'\"".contains(last) || isOpen else { break }
            link.removeLast()
        }
        let text = String(link)
        return text.lowercased().hasPrefix("www.") ? "http://\(text)" : text
    }

    /// Addresses of electronic mail.
    package static func emailAddresses(in text: String) -> [String] {
        text.matches(of: /[A-Za-z0-9._%+\-]{1,64}@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+/).map { String($0.output) }
    }

    /// Numbers of seven digits or more, as people write them to be called.
    package static func phoneNumbers(in text: String) -> [String] {
        text.matches(of: /(?:\+|\b)[0-9(][0-9() .\/\-]{5,20}[0-9]/).map { String($0.output) }
            .filter { $0.count { $0.isNumber } >= 7 }
    }

    /// Numbers, whole or with a fraction.
    package static func numbers(in text: String) -> [Number] {
        text.matches(of: /-?[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?/).compactMap {
            Number($0.output.replacing(",", with: ""))
        }
    }
}
