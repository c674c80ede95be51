// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import SiriDomains
import Testing
import Wire

@testable import Conversation

/// The panel of an intent of one of SiriKit's domains.
struct DomainPanel: Sendable, CustomTestStringConvertible {
    let intent: String
    var values: [String: IntentValue] = [:]
    /// Nil before it is done.
    var results: [String: IntentValue]? = [:]
    var code = "success"

    var testDescription: String { intent }

    func panel(_ language: String = "en") throws -> Panel {
        let known = try #require(SiriDomains.intent(intent))
        let context = ConversationContext(
            app: .init(identifier: "com.example.app", name: "App"), definition: known.definition,
            intent: known.declaration, className: "Intents.\(intent)", language: language,
            calendar: CoffeeShop.calendar)
        let payload = IntentPayload(className: "Intents.\(intent)", values: values)
        let name = results == nil ? "ready" : code
        let codes = known.declaration.response
        let number = try #require(codes?.rawValue(ofCode: name) ?? codes?.rawValue(ofCode: "success"))
        let response = ResponsePayload(code: number, properties: results ?? [:])
        guard results != nil else { return context.confirmationPanel(of: payload, after: response) }
        return try #require(context.response(response, to: payload).panel)
    }

    func lines(_ language: String) throws -> [String] {
        try panel(language).content?.lines.map { $0.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") }
            ?? []
    }
}

// MARK: - Values as apps send them

extension IntentValue {
    static func thing(_ type: String, _ name: String = "", _ properties: [String: IntentValue]) -> IntentValue {
        .object(ObjectValue(typeName: type, identifier: nil, displayString: name, properties: properties))
    }

    static func spoken(_ text: String) -> IntentValue {
        .speakableString(SpeakableStringValue(spokenPhrase: text))
    }

    static func people(_ names: String...) -> IntentValue {
        .array(names.map { .person(PersonValue(displayName: $0)) })
    }

    static func place(_ name: String) -> IntentValue { .placemark(PlacemarkValue(name: name)) }

    static func money(_ amount: Decimal, _ code: String = "EUR") -> IntentValue {
        .currency(CurrencyValue(amount: amount, code: code))
    }

    /// Minutes after 09:00 on the day of the tests.
    static func at(_ minutes: Double) -> IntentValue {
        .decimal(CoffeeShop.now.date.timeIntervalSinceReferenceDate + minutes * 60)
    }

    static func task(_ title: String, isDone: Bool = false, _ more: [String: IntentValue] = [:]) -> IntentValue {
        .thing("INTask", title, ["title": .spoken(title), "status": .enumeration(isDone ? 2 : 1)].merging(more) { $1 })
    }

    /// A reminder on the day after the tests' day.
    static var tomorrow: IntentValue {
        let time = IntentValue.dateComponents(DateComponents(year: 2026, month: 11, day: 22, hour: 8, minute: 30))
        let range = IntentValue.thing("INDateComponentsRange", "", ["start": time, "end": time])
        return .thing("INTemporalEventTrigger", "", ["dateComponentsRange": range])
    }

    static var driver: IntentValue {
        let person = PersonValue(displayName: "Anna")
        return .thing("INRideDriver", "Anna", ["person": .person(person), "rating": .string("4.9")])
    }

    static func ride(phase: Int) -> IntentValue {
        let fare = IntentValue.thing("INRideFareLineItem", "Airport fee", ["price": .money(2.5)])
        let price = IntentValue.thing(
            "INPriceRange", "",
            ["minimumPrice": .string("18"), "maximumPrice": .string("22.5"), "currencyCode": .string("EUR")])
        let vehicle = IntentValue.thing(
            "INRideVehicle", "Golf",
            [
                "manufacturer": .string("Volkswagen"), "model": .string("Golf"),
                "registrationPlate": .string("B AB 1234"),
            ])
        return .thing(
            "INRideStatus", "",
            [
                "phase": .enumeration(phase), "vehicle": vehicle, "driver": driver, "estimatedPickupDate": .at(7),
                "estimatedDropOffDate": .at(31), "pickupLocation": .place("Alexanderplatz"),
                "dropOffLocation": .place("Airport"),
                "rideOption": .thing(
                    "INRideOption", "Comfort",
                    ["name": .string("Comfort"), "priceRange": price, "fareLineItems": .array([fare])]),
            ])
    }
}
