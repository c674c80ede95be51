// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives one group, or all groups, of what a regular expression matched.
///
/// A group that has no part in its match is an empty text, so that groups of several matches stay beside one another.
struct GetMatchGroupAction: ValueAction {
    static let definition = ActionDefinition(
        "text.match.getgroup", "Get Group from Matched Text",
        [
            ParameterDefinition("matches", "what Match Text gave"),
            .choice("WFGetGroupType", ["Group At Index", "All Groups"]), .number("WFGroupIndex"),
        ])

    private let matches: Operand
    private let kind: ChosenValue
    private let index: Operand

    init(_ parameters: inout ParameterReader) {
        matches = parameters.input("matches", "WFInput")
        kind = parameters.choice("WFGetGroupType")
        index = parameters.operand("WFGroupIndex", or: .number(.whole(1)))
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let isAll = try kind.value(in: context) == "All Groups"
        let index = context.number(index)?.int ?? 1
        var texts: [String] = []
        for match in context.items(matches) {
            guard let groups = match.groups else {
                throw ShortcutFailure(
                    "‘\(context.coercion.name(match))’ is not a match of a pattern",
                    remedy: "pass the output of Match Text")
            }
            if isAll {
                texts += groups
            } else if index == 0 {
                texts.append(context.coercion.text(match))
            } else if index > 0, index <= groups.count {
                texts.append(groups[index - 1])
            } else {
                throw ShortcutFailure(
                    "the pattern has no group \(index), only \(groups.count)",
                    remedy: "choose another group, or add brackets to the pattern")
            }
        }
        return Content(texts.map { ContentItem(.text($0)) })
    }
}
