// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenValues

/// Links, addresses and numbers inside a text.
///
/// What may be long in front of a mark that may be missing is bounded, so that the time grows with the text and not with
/// its square.
package enum TextDetector {
    /// Addresses of pages and of other things, with a scheme, beginning with `www.`, or the bare name of a host.
    package static func links(in text: String) -> [String] {
        let links = text.matches(
            of: /(?i)(?:[a-z][a-z0-9+.\-]{0,30}:\/\/|www\.|mailto:|tel:)[^\s<>"“”‘’\u{3000}-\u{303F}\u{FF00}-\u{FFEF}]+/
        ).map { (place: $0.range.lowerBound, link: trimmed(String($0.output))) }
        let hosts = BareHost.all(in: text).map { (place: $0.startIndex, link: trimmed("http://\($0)")) }
        guard !hosts.isEmpty else { return links.map(\.link) }
        return (links + hosts).sorted { $0.place < $1.place }.map(\.link)
    }

    /// The links of a text with styles: where they lead to, and those that are written.
    package static func links(in rich: RichText) -> [String] {
        let targets = rich.html.matches(of: /(?i)href\s*=\s*["']([^"'<>]+)["']/).map { match in
            String(match.1).replacing("&amp;", with: "&")
        }
        return targets + links(in: rich.text).filter { !targets.contains($0) }
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
        values(of: .phoneNumber, in: text, Array(readers.prefix(1))).compactMap { words in
            func isOutside(_ character: Character) -> Bool { !"+(0123456789".contains(character) }
            let number = words.drop(while: isOutside).reversed().drop(while: isOutside).reversed()
            let isWritten = number.count { $0.isNumber } >= 7 && !number.contains { $0.isLetter }
            return isWritten ? String(number) : nil
        }
    }

    /// Addresses of houses: a street with a number, and the town if it follows.
    package static func addresses(in text: String) -> [String] {
        // "3 great road trips" is not an address.
        values(of: .place, in: text, readers).filter { words in
            words.contains { $0.isNumber } && words.contains { $0.isUppercase || !$0.isASCII }
        }.map { String($0) }
    }

    private static let readers = SpokenValueReader.languages.map(SpokenValueReader.init)

    private static func values(of kind: SpokenKind, in text: String, _ readers: [SpokenValueReader]) -> [Substring] {
        // No phone number and no address depends on the moment.
        let moment = SpokenMoment(calendar: Calendar(identifier: .gregorian), now: .distantPast)
        return SpokenValueReader.values(of: kind, in: text, at: moment, by: readers).map { text[$0.range] }
    }
}
