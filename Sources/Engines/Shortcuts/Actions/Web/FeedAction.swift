// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the newest entries of feeds.
struct FeedAction: EffectAction {
    static let reaches: Set<ActionReach> = [.network]
    static let definition = ActionDefinition(
        "rss", "Get Items from RSS Feed", [.text("WFRSSFeedURL"), .number("WFRSSItemQuantity")])

    private static let standardCount = 10.0
    private static let mostEntries = 10_000.0

    private let url: Operand
    private let count: Operand?

    init(_ parameters: inout ParameterReader) {
        url = parameters.input("WFRSSFeedURL", "WFInput")
        count = parameters.operand("WFRSSItemQuantity")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let count = context.number(count, default: Self.standardCount)
        let limit = Int(min(max(count, 0), Self.mostEntries))
        let addresses = try WebAddress.all(in: context.wholeContent(url), context.coercion)
        return .each(addresses.map { .fetch(WebRequest(Self.plain($0), result: .feed(limit: limit))) })
    }

    /// `feed://` and `feed:https://` are how feed readers write addresses of the web.
    private static func plain(_ address: String) -> String {
        let scheme = "feed:"
        guard address.prefix(scheme.count).lowercased() == scheme else { return address }
        let rest = String(address.dropFirst(scheme.count))
        return rest.hasPrefix("//") ? "http:\(rest)" : rest
    }
}
