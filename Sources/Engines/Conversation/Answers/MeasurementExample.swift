// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Measurements that a person could have said.
enum MeasurementExample {
    static func text(of dimension: MeasurementValue.Dimension) -> String {
        switch dimension {
        case .mass: "3 kg"
        case .length: "5 km"
        case .speed: "30 km/h"
        case .temperature: "20 °C"
        case .energy: "200 kCal"
        case .volume: "2 L"
        case .acceleration: "9.8 m/s²"
        case .angle: "90 °"
        case .area: "50 m²"
        case .concentrationMass: "5 g/L"
        case .dispersion: "400 ppm"
        case .duration: "10 min"
        case .electricCharge: "2 Ah"
        case .electricCurrent: "2 A"
        case .electricPotentialDifference: "12 V"
        case .electricResistance: "10 Ω"
        case .frequency: "440 Hz"
        case .fuelEfficiency: "6 L/100km"
        case .illuminance: "300 lx"
        case .informationStorage: "16 GB"
        case .power: "60 W"
        case .pressure: "2 bar"
        }
    }
}
