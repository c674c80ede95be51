// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The units of the quantity.
    public enum InformationStorage: Hashable, Sendable, CaseIterable {
        case bits, bytes, exabits, exabytes, exbibits, exbibytes, gibibits, gibibytes, gigabits, gigabytes, kibibits,
            kibibytes, kilobits, kilobytes, mebibits, mebibytes, megabits, megabytes, nibbles, pebibits, pebibytes,
            petabits, petabytes, tebibits, tebibytes, terabits, terabytes, yobibits, yobibytes, yottabits, yottabytes,
            zebibits, zebibytes, zettabits, zettabytes

        /// Foundation's unit.
        var measured: UnitInformationStorage {
            switch self {
            case .bits: .bits
            case .bytes: .bytes
            case .exabits: .exabits
            case .exabytes: .exabytes
            case .exbibits: .exbibits
            case .exbibytes: .exbibytes
            case .gibibits: .gibibits
            case .gibibytes: .gibibytes
            case .gigabits: .gigabits
            case .gigabytes: .gigabytes
            case .kibibits: .kibibits
            case .kibibytes: .kibibytes
            case .kilobits: .kilobits
            case .kilobytes: .kilobytes
            case .mebibits: .mebibits
            case .mebibytes: .mebibytes
            case .megabits: .megabits
            case .megabytes: .megabytes
            case .nibbles: .nibbles
            case .pebibits: .pebibits
            case .pebibytes: .pebibytes
            case .petabits: .petabits
            case .petabytes: .petabytes
            case .tebibits: .tebibits
            case .tebibytes: .tebibytes
            case .terabits: .terabits
            case .terabytes: .terabytes
            case .yobibits: .yobibits
            case .yobibytes: .yobibytes
            case .yottabits: .yottabits
            case .yottabytes: .yottabytes
            case .zebibits: .zebibits
            case .zebibytes: .zebibytes
            case .zettabits: .zettabits
            case .zettabytes: .zettabytes
            }
        }
    }

    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: InformationStorage? { facts.unit(.defaultUnit) }
    /// The unit that all values are given in.
    public var unit: InformationStorage? { facts.unit(.unit) }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { facts[.unitAdjustForLocale] as? Bool }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { facts[.supportsNegativeNumbers] as? Bool }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The unit that values are given in where nothing else is said.
    public var defaultUnit: IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage? {
        parameter.defaultUnit?.twin()
    }
    /// The unit that all values are given in.
    public var unit: IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage? {
        parameter.unit?.twin()
    }
    /// Whether the unit is the one of the person's country.
    public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
    /// Whether values may be below zero.
    public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}

extension IntentParameter.InformationStorage where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The same unit of a parameter that is no optional.
    fileprivate func twin() -> IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage? {
        IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage.allCases.first {
            $0.measured == measured
        }
    }
}

extension UnitInformationStorage: MeasuredUnit {
    static var quantity: MeasurementValue.Dimension { .informationStorage }
    static var all: [UnitInformationStorage] {
        IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage.allCases.map(\.measured)
    }
}

extension UnitInformationStorage: _ChosenUnit {
    /// The units of the quantity, by their names.
    public typealias _Units = IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage

    /// Foundation's unit.
    public static func _measured(_ unit: _Units) -> UnitInformationStorage { unit.measured }
}
