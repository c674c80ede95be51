// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Swift.Duration {
    /// The units of a length of time.
    public enum DurationUnit: String, CaseIterable, Hashable, Sendable {
        case hours, microseconds, milliseconds, minutes, nanoseconds, picoseconds, seconds
    }

    /// The default unit.
    public var defaultUnit: DurationUnit? { facts[.defaultUnit] as? DurationUnit }
    /// The unit of every value.
    public var unit: DurationUnit? { facts[.unit] as? DurationUnit }
}

extension IntentParameterContext where Value.ValueType == Swift.Duration {
    /// The default unit.
    public var defaultUnit: IntentParameter<Swift.Duration>.DurationUnit? {
        parameter.defaultUnit.flatMap { .init(rawValue: $0.rawValue) }
    }
    /// The unit of every value.
    public var unit: IntentParameter<Swift.Duration>.DurationUnit? {
        parameter.unit.flatMap { .init(rawValue: $0.rawValue) }
    }
}
