// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A description of an intent for people who choose it.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// What it does, in a sentence or two.
    public var descriptionText: LocalizedStringResource
    /// The group of actions that it is in.
    public var categoryName: LocalizedStringResource?
    /// More words by which it is found.
    public var searchKeywords: [LocalizedStringResource]
    /// What its result is called.
    public var resultValueName: LocalizedStringResource?

    /// A description, by what an intent is found.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.init(
            descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
    }

    /// A description, by what an intent is found, and what its result is called.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// A sentence alone.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
