// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Gives the HTML of texts with styles.
struct HTMLFromRichTextAction: ValueAction {
    static let definition = ActionDefinition(
        "gethtmlfromrichtext", "Make HTML from Rich Text", [.input, .flag("WFMakeFullDocument")])

    private let input: Operand
    private let isWhole: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        isWhole = parameters.operand("WFMakeFullDocument")
    }

    func value(_ context: inout RunContext) -> Content {
        let isWhole = context.flag(isWhole, default: true)
        let coercion = context.coercion
        return context.wholeContent(input).mapItems { item in
            let html = RichTextItem.richText(item, coercion).html
            return .text(isWhole ? Self.document(html) : Self.body(html))
        }
    }

    private static func document(_ html: String) -> String {
        guard html.range(of: "<html", options: .caseInsensitive) == nil else { return html }
        return "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n<body>\(html)</body>\n</html>"
    }

    private static func body(_ html: String) -> String {
        guard let tag = html.range(of: "<body", options: .caseInsensitive),
            let start = html.range(of: ">", range: tag.upperBound..<html.endIndex),
            let end = html.range(
                of: "</body>", options: [.caseInsensitive, .backwards], range: start.upperBound..<html.endIndex)
        else { return html }
        return String(html[start.upperBound..<end.lowerBound]).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
