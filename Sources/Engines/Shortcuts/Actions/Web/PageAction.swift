// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// What is wanted of a page by one of the actions that take addresses and nothing else.
protocol PageQuestion: Sendable {
    static var definition: ActionDefinition { get }
    /// The parameter that has the addresses.
    static var key: String { get }
    static var result: WebRequest.Result { get }
}

/// Asks something of each page.
struct PageAction<Question: PageQuestion>: EffectAction {
    static var reaches: Set<ActionReach> { [.network] }
    static var definition: ActionDefinition { Question.definition }

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input(Question.key, "WFInput") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let addresses = try WebAddress.all(in: context.wholeContent(input), context.coercion)
        return .each(addresses.map { .fetch(WebRequest($0, method: method, result: Question.result)) })
    }

    private var method: String {
        switch Question.result {
        case .headers: "HEAD"
        default: "GET"
        }
    }
}

/// What stands on it.
enum PageContents: PageQuestion {
    static let definition = ActionDefinition("getwebpagecontents", "Get Contents of Web Page", [.input])
    static let key = "WFInput"
    static let result = WebRequest.Result.page
}

/// Where its address leads in the end.
enum PageAddress: PageQuestion {
    static let definition = ActionDefinition("url.expand", "Expand URL", [.text("URL")])
    static let key = "URL"
    static let result = WebRequest.Result.address
}

/// The heads that its server sends.
enum PageHeaders: PageQuestion {
    static let definition = ActionDefinition("url.getheaders", "Get Headers of URL", [.input])
    static let key = "WFInput"
    static let result = WebRequest.Result.headers
}

/// What one reads of it.
enum PageArticle: PageQuestion {
    static let definition = ActionDefinition("getarticle", "Get Article using Safari Reader", [.text("WFWebPage")])
    static let key = "WFWebPage"
    static let result = WebRequest.Result.article
}

/// The feeds that it offers.
enum PageFeeds: PageQuestion {
    static let definition = ActionDefinition("rss.extract", "Get RSS Feeds from Page", [.text("WFURLs")])
    static let key = "WFURLs"
    static let result = WebRequest.Result.feedAddresses
}
