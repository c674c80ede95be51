// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import IntentValues

/// A value of a type of Apple's, which knows how it travels.
protocol EncodableValue: _IntentValue {
    func intentValue() throws -> IntentValue
    /// Nil for a value of another type.
    static func make(of value: IntentValue) -> Self?
}

extension String: EncodableValue {
    func intentValue() -> IntentValue { .string(self) }

    static func make(of value: IntentValue) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
}

extension Int: EncodableValue {
    func intentValue() -> IntentValue { .integer(self) }

    static func make(of value: IntentValue) -> Int? {
        if case .integer(let number) = value { number } else { nil }
    }
}

extension Double: EncodableValue {
    func intentValue() -> IntentValue { .decimal(self) }

    static func make(of value: IntentValue) -> Double? {
        switch value {
        case .decimal(let number) where number.isFinite: number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}

extension Bool: EncodableValue {
    func intentValue() -> IntentValue { .boolean(self) }

    static func make(of value: IntentValue) -> Bool? {
        if case .boolean(let boolean) = value { boolean } else { nil }
    }
}

extension URL: EncodableValue {
    func intentValue() -> IntentValue { .url(self) }

    static func make(of value: IntentValue) -> URL? {
        if case .url(let url) = value { url } else { nil }
    }
}

extension AttributedString: EncodableValue {
    func intentValue() -> IntentValue { .string(String(characters)) }

    static func make(of value: IntentValue) -> AttributedString? { String.make(of: value).map { AttributedString($0) } }
}

extension Date: EncodableValue {
    func intentValue() -> IntentValue { .decimal(timeIntervalSinceReferenceDate) }

    /// Of components, in the person's calendar.
    static func make(of value: IntentValue) -> Date? {
        switch value {
        case .decimal(let seconds) where seconds.isFinite: Date(timeIntervalSinceReferenceDate: seconds)
        case .dateComponents(let components) where components.isInCalendar: Calendar.current.date(from: components)
        default: nil
        }
    }
}

extension DateComponents: EncodableValue {
    func intentValue() -> IntentValue { .dateComponents(self) }

    static func make(of value: IntentValue) -> DateComponents? {
        if case .dateComponents(let components) = value { components } else { nil }
    }
}

extension CLPlacemark: EncodableValue {
    func intentValue() -> IntentValue { .placemark(place) }

    static func make(of value: IntentValue) -> Self? {
        if case .placemark(let place) = value { CLPlacemark(place) as? Self } else { nil }
    }
}

extension IntentFile: EncodableValue {
    func intentValue() throws -> IntentValue { .file(try fileValue()) }

    static func make(of value: IntentValue) -> IntentFile? {
        if case .file(let file) = value { IntentFile(file) } else { nil }
    }
}

extension IntentCurrencyAmount: EncodableValue {
    func intentValue() -> IntentValue { .currency(CurrencyValue(amount: amount, code: currencyCode)) }

    static func make(of value: IntentValue) -> IntentCurrencyAmount? {
        guard case .currency(let money) = value else { return nil }
        return IntentCurrencyAmount(amount: money.amount, currencyCode: money.code)
    }
}

extension StringSearchCriteria: EncodableValue {
    func intentValue() -> IntentValue { .string(term) }

    static func make(of value: IntentValue) -> StringSearchCriteria? {
        String.make(of: value).map { StringSearchCriteria(term: $0) }
    }
}

extension IntentPaymentMethod: EncodableValue {
    func intentValue() -> IntentValue {
        .object(
            ObjectValue(
                typeName: "IntentPaymentMethod", identifier: identificationHint, displayString: name ?? "",
                image: icon?.value, properties: ["type": .string(paymentType.rawValue)]))
    }

    static func make(of value: IntentValue) -> IntentPaymentMethod? {
        guard case .object(let object) = value, case .string(let type)? = object.properties["type"] else { return nil }
        return IntentPaymentMethod(
            type: PaymentType(rawValue: type) ?? .unknown,
            name: object.displayString.isEmpty ? nil : LocalizedStringResource(stringLiteral: object.displayString),
            identificationHint: object.identifier, icon: object.image.map { DisplayRepresentation.Image($0) })
    }
}
