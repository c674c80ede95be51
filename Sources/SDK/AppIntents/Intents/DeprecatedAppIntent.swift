// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that is not to be used any more; shortcuts that have it go on to work.
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

/// Why an intent is not to be used any more, and what to use instead.
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
