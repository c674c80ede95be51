// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// Moments as pages and feeds write them: those of mail (RFC 822 and 2822) and those of ISO 8601.
enum WebDate {
    private static let environment = RunEnvironment(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    private static let zones = [
        "UT": "GMT", "EST": "-0500", "EDT": "-0400", "CST": "-0600", "CDT": "-0500", "MST": "-0700", "MDT": "-0600",
        "PST": "-0800", "PDT": "-0700", "CET": "+0100", "CEST": "+0200", "BST": "+0100", "JST": "+0900",
    ]

    /// The moment; nil if the text tells none. Without a zone, it is that of Greenwich.
    static func date(_ text: String) -> Date? {
        let words = text.prefix(64).split(whereSeparator: \.isWhitespace).map { zones[$0.uppercased()] ?? String($0) }
        // Old mail has years of two digits.
        let text = words.joined(separator: " ").replacing(/([0-9]{1,2})[ \-]([A-Za-z]{3})[ \-]([0-9]{2})\b/) { date in
            "\(date.1) \(date.2) \(date.3 < "70" ? "20" : "19")\(date.3)"
        }
        // "Yesterday" is no moment of a page, and a day has no five digits.
        guard text.contains(/[0-9]{4}/), words.allSatisfy({ $0.prefix(while: \.isNumber).count < 5 }) else {
            return nil
        }
        return DateReader(in: environment).dates(in: text).first?.date
    }
}
