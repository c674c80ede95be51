// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Opens the page on which a service has found something.
struct SearchWebAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition(
        "searchweb", "Search Web",
        [.text("WFInputText"), .choice("WFSearchWebDestination", services.map(\.name), standard: "Google")])

    private static let services: [(name: String, address: String)] = [
        ("Amazon", "https://www.amazon.com/s?k="), ("Baidu", "https://www.baidu.com/s?wd="),
        ("Bing", "https://www.bing.com/search?q="), ("DuckDuckGo", "https://duckduckgo.com/?q="),
        ("eBay", "https://www.ebay.com/sch/i.html?_nkw="), ("Facebook", "https://www.facebook.com/search/top?q="),
        ("Google", "https://www.google.com/search?q="), ("Reddit", "https://www.reddit.com/search/?q="),
        ("Tumblr", "https://www.tumblr.com/search/"), ("Twitter", "https://x.com/search?q="),
        ("Weibo", "https://s.weibo.com/weibo?q="), ("Yahoo!", "https://search.yahoo.com/search?p="),
        ("YouTube", "https://www.youtube.com/results?search_query="),
    ]

    private let text: Operand
    private let service: ChosenValue

    init(_ parameters: inout ParameterReader) {
        text = parameters.input("WFInputText", "WFInput")
        service = parameters.choice("WFSearchWebDestination")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let name = try service.value(in: context)
        let address = Self.services.first { $0.name == name }?.address ?? ""
        return .needs(
            .openURLs([address + WebAddress.queryValue(context.text(text))]), giving: context.wholeContent(text))
    }
}
