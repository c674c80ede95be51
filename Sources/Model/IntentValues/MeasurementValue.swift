// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A physical quantity with the unit it was given in.
package struct MeasurementValue: Hashable, Sendable, Codable {
    /// What is measured; Foundation has one `Dimension` class for each.
    package enum Dimension: String, Sendable, Codable, CaseIterable {
        case mass, length, speed, temperature, energy, volume
        case acceleration, angle, area, concentrationMass, dispersion, duration, electricCharge, electricCurrent
        case electricPotentialDifference, electricResistance, frequency, fuelEfficiency, illuminance
        case informationStorage, power, pressure
    }

    package var dimension: Dimension
    package var value: Double
    /// The unit's symbol as Foundation writes it, such as `kg`.
    package var unit: String

    package init(dimension: Dimension, value: Double, unit: String) {
        self.dimension = dimension
        self.value = value
        self.unit = unit
    }
}
