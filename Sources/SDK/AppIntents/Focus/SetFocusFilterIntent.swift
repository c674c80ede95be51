// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Adapts an app to a focus; its parameters are the person's settings for one focus.
///
/// It is performed in the background when a focus begins for which the person has chosen something, and again with its
/// parameters' defaults when the focus ends. Nobody answers what it asks then, so its parameters are optional or have
/// defaults.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// The settings for the focus that is on now.
    ///
    /// - Throws: ``SetFocusFilterIntentError/notFound`` where none is, or the person chose nothing for it;
    ///   ``SetFocusFilterIntentError/missingParameterValue`` where a parameter that needs a value has none.
    static var current: Self { get async throws }
    /// What the system does in addition; nothing by default.
    var appContext: FocusFilterAppContext { get }

    /// Suggested settings.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// The settings for the focus that is on now.
    public static var current: Self {
        get async throws {
            guard let intent = try await FocusFilters.current(Self.self) as? Self else {
                throw SetFocusFilterIntentError.notFound
            }
            return intent
        }
    }

    /// Nothing.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// None.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// Tells the system that ``appContext`` has changed; it always reads the current one.
    public static func invalidateFocusFilterAppContext() {}
}

/// What the system does in addition to the app while a focus is on.
public struct FocusFilterAppContext {
    /// The notifications to show; nil for all.
    public let notificationFilterPredicate: NSPredicate?
    /// The prefix of the contents to show; nil for all.
    public let targetContentIdentifierPrefix: String?

    /// Filters notifications.
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.init(notificationFilterPredicate: notificationFilterPredicate, targetContentIdentifierPrefix: nil)
    }

    /// Filters notifications and contents.
    @_disfavoredOverload
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The context in which settings are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// The reason why a focus has no settings.
public enum SetFocusFilterIntentError: LocalizedError, Hashable {
    /// No focus is on, or it has no settings.
    case notFound
    /// A parameter has no value.
    case missingParameterValue

    /// The reason in a sentence.
    public var errorDescription: String? {
        switch self {
        case .notFound: "no focus is on for which this filter is set"
        case .missingParameterValue: "a parameter of the focus filter has no value"
        }
    }
}
