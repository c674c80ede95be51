// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Converts an integer to text.
public struct StringFromIntResolver<Input, Output>: Resolver
where Input: _IntentValue, Output: _IntentValue, Output: Sendable, Output.ValueType == String {
    /// One that writes digits.
    public init() {}

    /// The digits; nil of what is not a whole number.
    public func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output? {
        (input as? Int).map(String.init) as? Output
    }
}

/// Converts a number to text.
public struct StringFromDoubleResolver: Resolver {
    /// One that writes digits.
    public init() {}

    /// The digits.
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        input.formatted(.number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never))
    }
}

/// Converts text to attributed text.
public struct AttributedStringFromStringResolver: Resolver {
    /// One that adds no attributes.
    public init() {}

    /// The same characters.
    public func resolve(
        from input: String, context: IntentParameterContext<AttributedString>
    ) async throws -> AttributedString? {
        AttributedString(input)
    }
}

/// Converts text to a URL.
public struct URLFromStringResolver: Resolver {
    /// One that reads addresses.
    public init() {}

    /// The address that the text is; nil if it is not one.
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        URL(string: input)
    }
}

/// Converts text to a Boolean.
public struct BoolFromStringResolver: Resolver {
    /// One that reads yes and no.
    public init() {}

    /// Whether the text says yes, by the parameter's own words or by the usual ones; nil if it says neither.
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        let word = input.trimmingCharacters(in: .whitespaces).lowercased()
        if let own = context.displayName {
            if word == String(localized: own.true).lowercased() { return true }
            if word == String(localized: own.false).lowercased() { return false }
        }
        return switch word {
        case "yes", "true", "on", "1", "是", "开", "打开": true
        case "no", "false", "off", "0", "否", "关", "关闭": false
        default: nil
        }
    }
}
