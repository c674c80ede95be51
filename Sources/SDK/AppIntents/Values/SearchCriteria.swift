// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The criteria of an app's search.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    /// The type of where it looks.
    associatedtype SearchScopes = Void
}

/// The text of an app's search.
public struct StringSearchCriteria: SearchCriteria {
    /// The kinds of things among which it looks.
    public typealias SearchScopes = [StringSearchScope]

    /// The words.
    public var term: String

    /// Words.
    public init(term: String) { self.term = term }

    /// Made of texts.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<StringSearchCriteria>(StringSearchCriteriaFromStringResolverSpecificification())
    }
}

/// The content that an app's search covers.
public enum StringSearchScope: String, AppEnum {
    case general, movies, tv, freeformVideo

    /// “Search Scope”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
    /// What each is called.
    public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
        [.general: "General", .movies: "Movies", .tv: "TV Shows", .freeformVideo: "Videos"]
    }
}

/// Converts text to search criteria.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
    /// One that looks for all words.
    public init() {}

    /// The words.
    public func resolve(
        from input: String, context: IntentParameterContext<StringSearchCriteria>
    ) async throws -> StringSearchCriteria? {
        StringSearchCriteria(term: input)
    }
}
