// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of the web.
    static let web = ActionSummaries(
        .web,
        [
            .init("detect.link", "Get the URLs in {WFInput}", output: "URLs"),
            .init(
                "downloadurl",
                """
                Get the contents of {WFURL}[ with {WFHTTPMethod}][ and the headers {WFHTTPHeaders}][, \
                sending {WFJSONValues} as JSON][, sending {WFFormValues} as a form][, sending \
                {WFRequestVariable}]
                """, output: "Contents of URL"),
            .init(
                "filter.appstore",
                """
                Keep the App Store apps in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, \
                sorted by {WFContentItemSortProperty}[ \
                ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, at most \
                {WFContentItemLimitNumber}]
                """),
            .init(
                "filter.articles",
                """
                Keep the articles in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, sorted \
                by {WFContentItemSortProperty}[ \
                ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, at most \
                {WFContentItemLimitNumber}]
                """),
            .init("getarticle", "Get the article on {WFWebPage}", output: "Article"),
            .init("geturlcomponent", "Get the {WFURLComponent} of {WFURL}", output: "Component of URL"),
            .init("getwebpagecontents", "Get the contents of the web page {WFInput}", output: "Contents of Webpage"),
            .init("openurl", "Open {WFInput}"),
            .init("openxcallbackurl", "Open {WFXCallbackURL} and wait for its answer", output: "X-Callback Result"),
            .init("properties.appstore", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.articles", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("properties.safariwebpage", "Get the {WFContentItemPropertyName} of {WFInput}"),
            .init("rss", "Get {WFRSSItemQuantity} items from the feed {WFRSSFeedURL}", output: "Items from RSS Feed"),
            .init("rss.extract", "Get the RSS feeds of {WFURLs}", output: "RSS Feeds from Page"),
            .init(
                "searchappstore",
                "Search the App Store for {WFSearchTerm}[, at most {WFItemLimit}]", output: "App Store Apps"),
            .init(
                "searchitunes",
                "Search the iTunes Store for {WFSearchTerm}[, at most {WFItemLimit}]", output: "iTunes Products"),
            .init("searchpodcasts", "Search podcasts for {WFSearchTerm}[, at most {WFItemLimit}]"),
            .init("searchweb", "Search {WFSearchWebDestination} for {WFInputText}"),
            .init("showwebpage", "Show the web page {WFURL}"),
            .init("url", "URL {WFURLActionURL}"),
            .init("url.expand", "Expand {URL}", output: "Expanded URL"),
            .init("url.getheaders", "Get the headers of {WFInput}", output: "Headers of URL"),
            .init(
                "urlencode",
                "[WFEncodeMode=Decode:Decode][WFEncodeMode!=Decode:Encode] {WFInput} for URLs",
                output: "URL Encoded Text"),
        ],
        parameters: [
            .init("Show-WFInput", "Show", options: .quiet),
            .init("Show-WFURLActionURL", "Show", options: .quiet),
            .init("ShowHeaders", "Show Headers", options: .quiet),
            .init("URL", "URL", options: .input),
            .init("WFAttribute", "Attribute"),
            .init("WFEnterSafariReader", "Reader", standard: "no"),
            .init("WFEntity", "Kind"),
            .init("WFFormValues", "Form", when: "WFHTTPBodyType=Form & WFHTTPMethod!=GET"),
            .init("WFHTTPBodyType", "Request Body", standard: "JSON", when: "WFHTTPMethod!=GET", options: .quiet),
            .init("WFHTTPHeaders", "Headers"),
            .init("WFHTTPMethod", "Method", standard: "GET"),
            .init("WFInputText", "Text", options: .input),
            .init("WFItemLimit", "At Most", standard: "25"),
            .init("WFJSONValues", "JSON", when: "WFHTTPBodyType=JSON & WFHTTPMethod!=GET"),
            .init("WFMediaType", "Media"),
            .init("WFRSSFeedURL", "Feed"),
            .init("WFRSSItemQuantity", "Items", standard: "10"),
            .init("WFRequestVariable", "Request Content", when: "WFHTTPBodyType=File & WFHTTPMethod!=GET"),
            .init("WFSearchTerm", "Search Term", options: .input),
            .init("WFSearchWebDestination", "Service", standard: "Google"),
            .init("WFURL", "URL", also: ["WFInput"], options: .input),
            .init("WFURLActionURL", "URL"),
            .init("WFURLComponent", "Component", standard: "Host"),
            .init("WFURLs", "Page", also: ["WFInput"], options: .input),
            .init("WFWebPage", "Web Page", also: ["WFInput"], options: .input),
            .init("WFXCallbackCustomCallbackEnabled", "Own Keys", standard: "no", options: .quiet),
            .init("WFXCallbackCustomCancelKey", "Cancel Key", when: "WFXCallbackCustomCallbackEnabled=yes"),
            .init("WFXCallbackCustomErrorKey", "Error Key", when: "WFXCallbackCustomCallbackEnabled=yes"),
            .init("WFXCallbackCustomSuccessKey", "Success Key", when: "WFXCallbackCustomCallbackEnabled=yes"),
            .init("WFXCallbackCustomSuccessURL", "Success URL", when: "WFXCallbackCustomSuccessURLEnabled=yes"),
            .init("WFXCallbackCustomSuccessURLEnabled", "Own Success URL", standard: "no", options: .quiet),
            .init("WFXCallbackURL", "URL"),
        ])
}
