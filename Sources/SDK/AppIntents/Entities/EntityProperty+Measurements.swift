// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension EntityProperty where Value.ValueType == Measurement<UnitAcceleration> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitAngle> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitArea> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitDispersion> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitDuration> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricCharge> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricResistance> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitEnergy> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitFrequency> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitIlluminance> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitInformationStorage> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitLength> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitMass> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitPower> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitPressure> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitSpeed> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitTemperature> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitVolume> {
    /// A property with a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}
