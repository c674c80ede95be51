// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that people should no longer use; shortcuts that contain it keep working.
public protocol DeprecatedAppIntent: AppIntent {
    /// The type of the intent to use instead; `Never` for none.
    associatedtype ReplacementIntent: AppIntent = Never

    /// Why, and what to use instead.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
    /// Nothing to use instead.
    public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}

/// The reason why an intent is deprecated, and its replacement.
public struct IntentDeprecation<ReplacementIntent>: Sendable where ReplacementIntent: AppIntent {
    /// Why.
    public var message: LocalizedStringResource
    /// What to use instead.
    public var replacedBy: ReplacementIntent.Type?

    /// Why, and what to use instead.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Why.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.init(message: message, replacedBy: nil)
    }

    /// What to use instead.
    public init(replacedBy: ReplacementIntent.Type) { self.init(message: "", replacedBy: replacedBy) }
}
