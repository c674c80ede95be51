// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

extension EntityProperty where Value.ValueType == IntentFile {
    /// A property with a file.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Int {
    /// A property with an integer.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == AttributedString {
    /// A property with attributed text.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == IntentCurrencyAmount {
    /// A property with an amount of money.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == CLPlacemark {
    /// A property with a place.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Double {
    /// A property with a number.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == IntentPaymentMethod {
    /// A property with a payment method.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Date {
    /// A property with a date.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Calendar.RecurrenceRule {
    /// A property with a recurrence.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Duration {
    /// A property with a duration.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == URL {
    /// A property with a URL.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: AppEnum {
    /// A property with an enumeration case.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == String {
    /// A property with text.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: AppEntity {
    /// A property with an entity.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == IntentPerson {
    /// A property with a person.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == DateComponents {
    /// A property with date components.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType == Bool {
    /// A property with a Boolean.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: AppEntity, Value.ValueType: AppEnum {
    /// A property with a queried enumeration case.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}

extension EntityProperty where Value.ValueType: _IntentValueRepresentable {
    /// A property with a union value.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
}
