// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension EntityProperty where Value.ValueType == Measurement<UnitAcceleration> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitAngle> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitArea> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitDispersion> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitDuration> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricCharge> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitElectricResistance> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitEnergy> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitFrequency> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitIlluminance> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitInformationStorage> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitLength> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitMass> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitPower> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitPressure> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitSpeed> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitTemperature> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Measurement<UnitVolume> {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}
