// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
        text.matches(of: /(?:\+|\b)[0-9(][0-9() .\/\-]{5,20}[0-9]/).map { String($0.output) }
            .filter { $0.count { $0.isNumber } >= 7 && !isDate($0) }
    }

    /// `2026-01-15` and `15/01/2026` have as many digits as a number to call.
    private static func isDate(_ text: String) -> Bool {
        let yearFirst = /[0-9]{4}([\-.\/])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12][0-9]|3[01])(?:[^0-9].*)?/
        let yearLast = /(?:0?[1-9]|[12][0-9]|3[01])([\-.\/])(?:0?[1-9]|[12][0-9]|3[01])\1(?:19|20)[0-9]{2}(?:[^0-9].*)?/
        return text.wholeMatch(of: yearFirst) != nil || text.wholeMatch(of: yearLast) != nil
    }

    /// Addresses of houses: a number and a street, as one writes them in English, or a street and a number with a
    /// post code and a town, as in German.
    package static func addresses(in text: String) -> [String] {
        let english =
            #/
            [0-9]{1,6}\ (?:[A-Z0-9][A-Za-z0-9.'\-]{0,30}\ ){1,4}
            (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Square|Sq|Parkway|Loop)
            \b\.?(?:,?\ [A-Z][A-Za-z\ .]{1,40}(?:,\ [A-Z]{2})?(?:\ [0-9]{5}(?:-[0-9]{4})?)?)?
            /#
        let german =
            #/
            [A-ZÄÖÜ][A-Za-zÄÖÜäöüß.\-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm)
            \ [0-9]{1,4}(?:\ ?[a-z]\b)?(?:,?\ [0-9]{5}\ [A-ZÄÖÜ][A-Za-zÄÖÜäöüß\-]{0,40})?
            /#
        return text.matches(of: english).map { String($0.output) } + text.matches(of: german).map { String($0.output) }
    }

    /// Numbers, whole or with a fraction.
    package static func numbers(in text: String) -> [Number] {
        text.matches(of: /-?[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?/).compactMap {
            Number($0.output.replacing(",", with: ""))
        }
    }
}
