// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Swift.Duration {
    /// The units of a length of time.
    public enum DurationUnit: String, CaseIterable, Hashable, Sendable {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: DurationUnit? { facts[.defaultUnit] as? DurationUnit }
    /// The unit that all values are given in.
    public var unit: DurationUnit? { facts[.unit] as? DurationUnit }
}

extension IntentParameterContext where Value.ValueType == Swift.Duration {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Swift.Duration>.DurationUnit? {
        parameter.defaultUnit.flatMap { .init(rawValue: $0.rawValue) }
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Swift.Duration>.DurationUnit? {
        parameter.unit.flatMap { .init(rawValue: $0.rawValue) }
    }
}
