// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that people should no longer use; shortcuts that contain it keep working.
public protocol DeprecatedAppIntent: AppIntent {
    /// The replacement intent; `Never` for none.
    associatedtype ReplacementIntent: AppIntent = Never

    /// The reason and the replacement.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
    /// No replacement.
    public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}

/// The reason why an intent is deprecated, and its replacement.
public struct IntentDeprecation<ReplacementIntent>: Sendable where ReplacementIntent: AppIntent {
    /// The reason.
    public var message: LocalizedStringResource
    /// The replacement.
    public var replacedBy: ReplacementIntent.Type?

    /// The reason and the replacement.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// The reason.
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.init(message: message, replacedBy: nil)
    }

    /// The replacement.
    public init(replacedBy: ReplacementIntent.Type) { self.init(message: "", replacedBy: replacedBy) }
}
