// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Accepts an integer unchanged.
public struct IntResolver: RangeCheckingResolver {
    /// One that checks the range.
    public init() {}

    /// The number, where it is in the parameter's range.
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Converts a number to an integer.
public struct IntFromDoubleResolver: RangeCheckingResolver {
    /// How a fraction becomes a whole number.
    public var roundingRule: FloatingPointRoundingRule

    /// One that rounds.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) { self.roundingRule = roundingRule }

    /// The rounded number; nil if it is too large for any.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        guard let number = Int(exactly: input.rounded(roundingRule)) else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Converts text to an integer.
public struct IntFromStringResolver: RangeCheckingResolver {
    /// How many digits there are.
    public var radix: Int

    /// One that reads digits.
    public init(radix: Int = 10) { self.radix = radix }

    /// The number that the text is; nil if it is not one.
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        guard (2...36).contains(radix), let number = Int(input.trimmingCharacters(in: .whitespaces), radix: radix)
        else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}
