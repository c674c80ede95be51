// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the pieces of a text that a regular expression matches.
struct MatchTextAction: ValueAction {
    static let definition = ActionDefinition(
        "text.match", "Match Text",
        [.text("WFMatchTextPattern"), .text("text"), .flag("WFMatchTextCaseSensitive")])

    private let text: Operand
    private let pattern: Operand
    private let isCaseSensitive: Bool

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("text", "WFInput")
        pattern = parameters.operand("WFMatchTextPattern", or: .text("[0-9a-zA-Z]"))
        isCaseSensitive = parameters.flag("WFMatchTextCaseSensitive", default: true)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let written = context.text(pattern)
        guard !written.isEmpty else { return .nothing }
        let pattern = try context.patterns.pattern(written, isCaseSensitive: isCaseSensitive)
        var items: [ContentItem] = []
        for text in context.texts(text) {
            let matches = try pattern.matches(in: text)
            guard !matches.isEmpty else { continue }
            let units = Array(text.utf16)
            func piece(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
            items += matches.map { ContentItem(match: piece($0.range), groups: $0.groups.map(piece)) }
        }
        return Content(items)
    }
}
