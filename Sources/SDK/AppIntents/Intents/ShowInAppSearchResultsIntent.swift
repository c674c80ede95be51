// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that shows the app's search results.
///
/// ```swift
/// struct SearchSoups: ShowInAppSearchResultsIntent {
///     static let title: LocalizedStringResource = "Search Soups"
///     static let searchScopes: [StringSearchScope] = [.general]
///     @Parameter(title: "Words") var criteria: StringSearchCriteria
/// }
/// ```
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The type of the search criteria.
    associatedtype Criteria: SearchCriteria

    /// The search scopes.
    static var searchScopes: Criteria.SearchScopes { get }
    /// The search text.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// True, because the app shows the results.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == () {
    /// Everywhere.
    public static var searchScopes: Void { () }
}
