// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Shortcuts

/// What a processor of markup gives, as tests look at it.
enum MarkupResults {
    struct Absent: Error {}

    static func rich(_ content: Content?) throws -> RichText {
        guard case .richText(let rich)? = content?.first?.value else { throw Absent() }
        return rich
    }

    static func rich(html: String) throws -> RichText {
        try rich(try MarkupProcessor().perform(.richTextFromHTML(html)))
    }

    static func records(_ content: Content) -> [ContentRecord] {
        content.items.compactMap { if case .record(let record) = $0.value { record } else { nil } }
    }

    /// A property as text; nil if there is none.
    static func text(_ name: String, of record: ContentRecord?) -> String? {
        switch record?.properties[name]?.first?.value {
        case .text(let text): text
        case .url(let url): url
        case .number(let number): number.text
        case .date(let date): date.date.formatted(.iso8601)
        case .richText(let rich): rich.text
        default: nil
        }
    }
}
