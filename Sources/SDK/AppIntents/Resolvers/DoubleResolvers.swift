// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Accepts a number unchanged.
public struct DoubleResolver: RangeCheckingResolver {
    /// One that checks the range.
    public init() {}

    /// The number, where it is in the parameter's range.
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Converts an integer to a number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
    /// One that checks the range.
    public init() {}

    /// The same number, where it is in the parameter's range.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: Double(input), context: context)
        return Double(input)
    }
}

/// Converts text to a number.
public struct DoubleFromStringResolver: RangeCheckingResolver {
    /// One that reads digits.
    public init() {}

    /// The number that the text is; nil if it is not one.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        guard let number = Double(input.trimmingCharacters(in: .whitespaces)), number.isFinite else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}
