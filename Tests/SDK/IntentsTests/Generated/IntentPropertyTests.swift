// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import IntentValues
import TestSupport
import Testing

@_spi(Generated) @testable import Intents

@Suite("A property table")
struct IntentPropertyTests {
    static let person = PersonValue(
        handle: .init(value: "+43 1 234", type: .phoneNumber, label: "home"), displayName: "Ada Lovelace",
        image: .named("ada"), contactIdentifier: "c1", customIdentifier: "u1", relationship: "friend", isMe: true)
    static let place: PlacemarkValue = {
        var place = PlacemarkValue(name: "Stephansdom", latitude: 48.2085, longitude: 16.3731)
        place.locality = "Wien"
        place.isoCountryCode = "AT"
        return place
    }()
    static let kind = ObjectValue(
        typeName: "PizzaKind", identifier: "m", displayString: "Margherita", pronunciationHint: "Margerita",
        subtitle: "basil", image: .system("leaf"), alternatives: [.init(identifier: "x", spokenPhrase: "the red one")],
        properties: ["price": .currency(CurrencyValue(amount: 8.5, code: "EUR"))])

    static let values: [(String, IntentValue)] = [
        ("string", .string("Käse, 奶酪")),
        ("integer", .integer(.min)),
        ("decimal", .decimal(0.1)),
        ("boolean", .boolean(false)),
        ("interval", .timeInterval(90.5)),
        ("date", .dateComponents(DateComponents(year: 2026, month: 2, day: 29, hour: 8))),
        ("url", .url(URL(filePath: "/a b/c"))),
        ("file", .file(FileValue(holding: Data([0, 255]), filename: "a.png", typeIdentifier: "public.png"))),
        ("place", .placemark(place)),
        ("person", .person(person)),
        ("speakable", .speakableString(.init(identifier: "i", spokenPhrase: "p", pronunciationHint: "h"))),
        ("money", .currency(CurrencyValue(amount: 12.34, code: "CNY"))),
        ("mass", .measurement(.init(dimension: .mass, value: 2, unit: "kg"))),
        ("length", .measurement(.init(dimension: .length, value: 3, unit: "mi"))),
        ("speed", .measurement(.init(dimension: .speed, value: 4, unit: "km/h"))),
        ("temperature", .measurement(.init(dimension: .temperature, value: -5, unit: "°F"))),
        ("energy", .measurement(.init(dimension: .energy, value: 6, unit: "kCal"))),
        ("volume", .measurement(.init(dimension: .volume, value: 7, unit: "L"))),
        ("kind", .object(kind)),
        ("thing", .object(ObjectValue(typeName: "INObject", identifier: nil, displayString: "thing"))),
        ("size", .enumeration(2)),
        ("weekday", .enumeration(1)),
        ("strings", .array([.string("a"), .string("")])),
        ("integers", .array([.integer(1), .integer(-1)])),
        ("sizes", .array([.enumeration(1), .enumeration(2)])),
        ("kinds", .array([.object(kind)])),
    ]

    @Test("gives back what it was given, for every type of the format", arguments: values)
    func roundTrip(name: String, value: IntentValue) throws {
        let intent = EveryValueIntent()
        try EveryValueIntent.properties.set([name: value], on: intent)
        #expect(try EveryValueIntent.properties.values(of: intent) == [name: value])
    }

    @Test("has a value in the table above for every property it knows")
    func tableIsComplete() {
        #expect(Set(Self.values.map(\.0)) == Set(EveryValueIntent.properties.map(\.name)))
    }

    @Test("refuses a value of another type, names both and sets nothing", arguments: values.map(\.0))
    func wrongType(name: String) throws {
        // No property takes this: nowhere does an array hold date components.
        let alien = IntentValue.array([.dateComponents(DateComponents(year: 1))])
        let intent = EveryValueIntent()
        let error = #expect(throws: MisfitValue.self) { try EveryValueIntent.properties.set([name: alien], on: intent) }
        #expect(error?.kind == .wrongType)
        #expect(error?.property == name)
        #expect(error?.description.contains("‘\(name)’ of EveryValueIntent takes") == true)
        #expect(try EveryValueIntent.properties.values(of: intent).isEmpty)
    }

    @Test(
        "takes neighbouring types only where nothing is lost",
        arguments: [
            ("decimal", IntentValue.integer(3), IntentValue.decimal(3)),
            ("interval", .integer(60), .timeInterval(60)),
            ("interval", .decimal(1.5), .timeInterval(1.5)),
            ("integer", .decimal(3), nil),
            ("integer", .boolean(true), nil),
            ("boolean", .integer(1), nil),
            ("string", .integer(1), nil),
            ("url", .string("https://example.com"), nil),
            ("size", .enumeration(3), nil),
            ("size", .integer(1), nil),
            ("weekday", .enumeration(0), nil),
            ("mass", .measurement(.init(dimension: .length, value: 1, unit: "m")), nil),
            ("mass", .measurement(.init(dimension: .mass, value: 1, unit: "stone of Anu")), nil),
            ("kind", .object(ObjectValue(typeName: "Drink", identifier: "d", displayString: "Cola")), nil),
            ("kinds", .object(kind), nil),
            ("strings", .array([.string("a"), .integer(1)]), nil),
        ] as [(String, IntentValue, IntentValue?)])
    func neighbours(name: String, given: IntentValue, kept: IntentValue?) throws {
        let intent = EveryValueIntent()
        let fits = try #require(EveryValueIntent.properties.first { $0.name == name }).set(given, on: intent)
        #expect(fits == (kept != nil))
        #expect(try EveryValueIntent.properties.values(of: intent)[name] == kept)
    }

    @Test("empties the properties that have no value")
    func empties() throws {
        let intent = EveryValueIntent()
        try EveryValueIntent.properties.set(Dictionary(uniqueKeysWithValues: Self.values), on: intent)
        #expect(intent.kind?.price?.currencyCode == "EUR")
        try EveryValueIntent.properties.set([:], on: intent)
        #expect(intent.kind == nil)
        #expect(intent.size == .unknown)
        #expect(intent.strings == nil)
    }

    @Test("refuses a name it does not have")
    func unknownName() {
        let error = #expect(throws: MisfitValue.self) {
            try EveryValueIntent.properties.set(["zero": .integer(0)], on: EveryValueIntent())
        }
        #expect(error?.kind == .unknownProperty)
        #expect(error?.description.contains("‘zero’") == true)
    }

    @Test("takes an object without a type for one of its own")
    func untypedObject() throws {
        let plain = IntentValue.object(ObjectValue(typeName: "INObject", identifier: "m", displayString: "Margherita"))
        let intent = EveryValueIntent()
        try EveryValueIntent.properties.set(["kind": plain], on: intent)
        #expect(intent.kind?.identifier == "m")
    }

    @Test("sends a unit of the app's own in the base unit")
    func ownUnit() throws {
        let intent = EveryValueIntent()
        let bag = UnitMass(symbol: "bag", converter: UnitConverterLinear(coefficient: 25))
        intent.mass = Measurement(value: 2, unit: bag)
        let value = try EveryValueIntent.properties.values(of: intent)["mass"]
        #expect(value == .measurement(.init(dimension: .mass, value: 50, unit: "kg")))
    }

    @Test("knows each unit by a symbol of its own")
    func unitSymbols() {
        func check<Unit: IntentUnit>(_: Unit.Type) {
            let symbols = Unit.known.map(\.symbol)
            for (index, symbol) in symbols.enumerated() {
                let first = symbols.firstIndex(of: symbol) ?? index
                // Two units may share a symbol only if they are the same size.
                #expect(Unit.known[first].converter == Unit.known[index].converter, "\(symbol)")
            }
        }
        check(UnitMass.self)
        check(UnitLength.self)
        check(UnitSpeed.self)
        check(UnitTemperature.self)
        check(UnitEnergy.self)
        check(UnitVolume.self)
    }
}
