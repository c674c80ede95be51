// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A description of an intent for people who choose it.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The description, in a sentence or two.
    public var descriptionText: LocalizedStringResource
    /// The category of the action.
    public var categoryName: LocalizedStringResource?
    /// Additional search keywords.
    public var searchKeywords: [LocalizedStringResource]
    /// The name of its result.
    public var resultValueName: LocalizedStringResource?

    /// A description with search keywords.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.init(
            descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
    }

    /// A description with search keywords and the name of the result.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// Only a sentence.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
