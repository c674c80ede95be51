// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import IntentValues
import Testing
import UniformTypeIdentifiers

@testable import AppIntents

@Suite("Swift’s values and those that travel") struct ValueCodingTests {
    /// A value, as it travels.
    static let values: [(any _IntentValue & Sendable, IntentValue)] = [
        ("soup", .string("soup")),
        (3, .integer(3)),
        (2.5, .decimal(2.5)),
        (true, .boolean(true)),
        (Date(timeIntervalSinceReferenceDate: 1000), .decimal(1000)),
        (DateComponents(hour: 8, minute: 30), .dateComponents(DateComponents(hour: 8, minute: 30))),
        (URL(filePath: "/soup"), .url(URL(filePath: "/soup"))),
        (AttributedString("soup"), .string("soup")),
        (
            IntentCurrencyAmount(amount: 4.5, currencyCode: "EUR"),
            .currency(CurrencyValue(amount: 4.5, code: "EUR"))
        ),
        (CLPlacemark(PlacemarkValue(name: "Kitchen")), .placemark(PlacemarkValue(name: "Kitchen"))),
        (SoupSize.large, .enumeration(IntentValue.rawNumber(of: "large"))),
        ([1, 2], .array([.integer(1), .integer(2)])),
        (Set(["one"]), .array([.string("one")])),
        ("soup" as String?, .string("soup")),
        ([SoupSize.small] as [SoupSize]?, .array([.enumeration(IntentValue.rawNumber(of: "small"))])),
        (StringSearchCriteria(term: "soup"), .string("soup")),
        (Duration.seconds(90), .timeInterval(90)),
        (Duration.milliseconds(1500) as Duration?, .timeInterval(1.5)),
    ]

    @Test("travel and are the same where they arrive", arguments: values.indices)
    func bothWays(place: Int) async throws {
        let (value, travelling) = Self.values[place]
        #expect(try ValueCoding.intentValue(of: value) == travelling)
        let back = try await Self.decoded(travelling, like: value)
        #expect(try ValueCoding.intentValue(of: back) == travelling)
        #expect(type(of: back) == type(of: NilValues.unwrapped(value) ?? value))
    }

    private static func decoded<Value: _IntentValue>(_ value: IntentValue, like: Value) async throws -> Any {
        let decoded = try await ValueCoding.value(of: value, as: Value.self)
        return NilValues.unwrapped(decoded) ?? decoded
    }

    @Test("a file travels with its bytes, its name and its type")
    func file() async throws {
        let file = IntentFile(data: Data("soup".utf8), filename: "soup.txt")
        let travelling = try ValueCoding.intentValue(of: file)
        guard case .file(let value) = travelling else { throw ValueCodingError("no file") }
        #expect(value.filename == "soup.txt" && value.size == 4 && value.typeIdentifier == "public.plain-text")
        let back = try await ValueCoding.value(of: travelling, as: IntentFile.self)
        #expect(back.data == file.data && back.filename == "soup.txt" && back.type == .plainText)
    }

    @Test("a person travels by name, identifier and addresses")
    func person() async throws {
        let person = IntentPerson(
            identifier: .applicationDefined("7"), name: .displayName("Ada"),
            handle: .init(emailAddress: "ada@example.com", label: .work),
            aliases: [.init(phoneNumber: "123", label: .custom("Yacht")), .init(applicationDefined: "a")], isMe: true,
            image: .init(named: "Ada"))
        let back = try await ValueCoding.value(of: try ValueCoding.intentValue(of: person), as: IntentPerson.self)
        #expect(back.identifier == person.identifier && back.name == person.name && back.handle == person.handle)
        #expect(back.aliases == person.aliases && back.isMe && back.image == person.image)
    }

    @Test("a way to pay travels")
    func paymentMethod() async throws {
        let method = IntentPaymentMethod(type: .credit, name: "Card", identificationHint: "1234")
        let back = try await ValueCoding.value(
            of: try ValueCoding.intentValue(of: method), as: IntentPaymentMethod.self)
        #expect(back.paymentType == .credit && back.name == "Card" && back.identificationHint == "1234")
    }

    static let measurements: [any AnyMeasurement & Sendable] = [
        Measurement(value: 2, unit: UnitLength.kilometers), Measurement(value: 2, unit: UnitMass.pounds),
        Measurement(value: 2, unit: UnitSpeed.knots), Measurement(value: 2, unit: UnitTemperature.fahrenheit),
        Measurement(value: 2, unit: UnitEnergy.kilowattHours), Measurement(value: 2, unit: UnitVolume.imperialGallons),
        Measurement(value: 2, unit: UnitAcceleration.gravity), Measurement(value: 2, unit: UnitAngle.degrees),
        Measurement(value: 2, unit: UnitArea.acres), Measurement(value: 2, unit: UnitConcentrationMass.gramsPerLiter),
        Measurement(value: 2, unit: UnitDispersion.partsPerMillion), Measurement(value: 2, unit: UnitDuration.minutes),
        Measurement(value: 2, unit: UnitElectricCharge.coulombs),
        Measurement(value: 2, unit: UnitElectricCurrent.milliamperes),
        Measurement(value: 2, unit: UnitElectricPotentialDifference.volts),
        Measurement(value: 2, unit: UnitElectricResistance.ohms),
        Measurement(value: 2, unit: UnitFrequency.framesPerSecond),
        Measurement(value: 2, unit: UnitFuelEfficiency.milesPerGallon),
        Measurement(value: 2, unit: UnitIlluminance.lux), Measurement(value: 2, unit: UnitInformationStorage.mebibytes),
        Measurement(value: 2, unit: UnitPower.horsepower), Measurement(value: 2, unit: UnitPressure.bars),
    ]

    @Test("a measurement travels in each quantity", arguments: measurements.indices)
    func measurement(place: Int) throws {
        let measurement = Self.measurements[place]
        let travelling = try measurement.measurementValue()
        guard let back = Self.remade(measurement, travelling) else { throw ValueCodingError("it came back as nothing") }
        let again = try back.measurementValue()
        #expect(again.dimension == travelling.dimension && again.unit == travelling.unit)
        #expect(abs(again.value - travelling.value) < 0.000_1)
    }

    private static func remade<M: AnyMeasurement>(_ measurement: M, _ value: MeasurementValue) -> M? {
        M.make(of: value)
    }

    @Test("units that are written the same way are not taken for one another")
    func sameSymbol() async throws {
        let gallons = Measurement(value: 1, unit: UnitVolume.imperialGallons)
        let back = try await ValueCoding.value(
            of: try ValueCoding.intentValue(of: gallons), as: Measurement<UnitVolume>.self)
        #expect(abs(back.converted(to: .liters).value - gallons.converted(to: .liters).value) < 0.001)
    }

    @Test("a length of time in seconds is a measurement, too")
    func timeInterval() async throws {
        let duration = try await ValueCoding.value(of: .timeInterval(90), as: Measurement<UnitDuration>.self)
        #expect(duration.converted(to: .minutes).value == 1.5)
    }

    static let misfits: [(IntentValue, String)] = [
        (.boolean(true), "a truth value is no Date"), (.decimal(.infinity), "a number is no Date"),
        (.array([.string("a")]), "an array is no Date"),
    ]

    @Test("what is of another type is refused, and the error names both", arguments: misfits)
    func misfit(value: IntentValue, reason: String) async {
        let error = await #expect(throws: ValueCodingError.self) {
            _ = try await ValueCoding.value(of: value, as: Date.self)
        }
        #expect(error?.description == reason)
    }

    @Test("a case that the enumeration does not have is refused")
    func unknownCase() async {
        let error = await #expect(throws: ValueCodingError.self) {
            _ = try await ValueCoding.value(of: .enumeration(12), as: SoupSize.self)
        }
        #expect(error?.description == "the case of number 12 is no SoupSize")
    }

    @Test("more values than travel together are refused")
    func tooMany() async {
        let many = IntentValue.array(Array(repeating: .integer(1), count: ValueCoding.countLimit + 1))
        let error = await #expect(throws: ValueCodingError.self) {
            _ = try await ValueCoding.value(of: many, as: [Int].self)
        }
        #expect(error?.description.contains("\(ValueCoding.countLimit + 1) values") == true)
    }
}
