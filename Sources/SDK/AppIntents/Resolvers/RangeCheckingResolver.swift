// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A resolver that can check a range.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
    /// Refuses a value out of the parameter's range.
    ///
    /// - Throws: What has the person asked for another value.
    public func checkParameterRangeContains<Value>(value: Value, context: IntentParameterContext<Output>) throws
    where Value: RangeComparableProperty, Value == Output.ValueType {
        guard context.parameter.contains(value) else { throw context.needsValueError() }
    }
}

/// A value that can be compared with a range.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}

extension Double: RangeComparableProperty {}
