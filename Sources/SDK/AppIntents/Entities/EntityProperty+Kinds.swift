// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

extension EntityProperty where Value.ValueType == IntentFile {
    /// A property that is a file.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Int {
    /// A property that is a whole number.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == AttributedString {
    /// A property that is a text with attributes.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == IntentCurrencyAmount {
    /// A property that is an amount of money.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == CLPlacemark {
    /// A property that is a place.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Double {
    /// A property that is a number.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == IntentPaymentMethod {
    /// A property that is a way to pay.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Date {
    /// A property that is a moment.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Calendar.RecurrenceRule {
    /// A property that is how something recurs.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Duration {
    /// A property that is a length of time.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == URL {
    /// A property that is an address.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: AppEnum {
    /// A property that is a case of an enumeration.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == String {
    /// A property that is a text.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: AppEntity {
    /// A property that is a thing of the app’s.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == IntentPerson {
    /// A property that is a person.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == DateComponents {
    /// A property that is the parts of a date.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Bool {
    /// A property that is a truth value.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: AppEntity, Value.ValueType: AppEnum {
    /// A property that is a case of an enumeration that is looked up.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: _IntentValueRepresentable {
    /// A property that is of one of several types.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

/// Apple declares this one quantity by quantity.
extension EntityProperty where Value.ValueType: _MeasurementValue {
    /// A property that is a measurement.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}
