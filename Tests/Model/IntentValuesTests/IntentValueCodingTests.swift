// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import TestSupport
import Testing

@Suite("A value in JSON")
struct IntentValueCodingTests {
    static let person: PersonValue = {
        var name = PersonNameComponents()
        name.givenName = "明"
        name.familyName = "李"
        return PersonValue(
            handle: .init(value: "ming@example.com", type: .emailAddress, label: "work"), nameComponents: name,
            displayName: "李明", image: .url(URL(filePath: "/a.png")), contactIdentifier: "c", customIdentifier: "x",
            relationship: "friend", isMe: true)
    }()

    static let found = PersonValue(
        handle: .init(value: "+86 10 1234", type: .phoneNumber, label: "mobile"), displayName: "王小明",
        aliases: [.init(value: "wang@example.com", type: .emailAddress), .init(value: nil, type: .unknown)],
        suggestionType: .instantMessageAddress,
        siriMatches: [PersonValue(displayName: "肖旺", isContactSuggestion: true), person], isContactSuggestion: true)

    static let placemark: PlacemarkValue = {
        var placemark = PlacemarkValue(name: "Home", latitude: -33.85, longitude: 151.21)
        placemark.thoroughfare = "Bridge Street"
        placemark.subThoroughfare = "1"
        placemark.locality = "Sydney"
        placemark.subLocality = "The Rocks"
        placemark.administrativeArea = "NSW"
        placemark.subAdministrativeArea = "City"
        placemark.postalCode = "2000"
        placemark.isoCountryCode = "AU"
        placemark.country = "Australia"
        return placemark
    }()

    static let object = ObjectValue(
        typeName: "PizzaKind", identifier: "m", displayString: "Margherita", pronunciationHint: "mar-ge-ri-ta",
        subtitle: "Tomato", image: .data(Data([1, 2])),
        alternatives: [SpeakableStringValue(identifier: "a", spokenPhrase: "plain", pronunciationHint: "p")],
        properties: ["price": .currency(CurrencyValue(amount: 8, code: "EUR")), "nested": .array([.object(inner)])])

    static let inner = ObjectValue(
        typeName: "Topping", identifier: nil, displayString: "Basil", image: .system("leaf"))

    static let values: [IntentValue] =
        [
            .string(""), .string("\u{0}\"\\/ 你好 👩‍👩‍👧"), .integer(.min), .integer(.max), .decimal(0.1),
            .decimal(-.greatestFiniteMagnitude), .boolean(true), .boolean(false), .timeInterval(0.25),
            .dateComponents(
                DateComponents(
                    calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "Asia/Shanghai"),
                    year: 2026, month: 2, day: 29, hour: 23)),
            .dateComponents(DateComponents()), .url(URL(filePath: "/tmp/a b")),
            .file(FileValue(holding: Data([0, 127, 255]), filename: "a.bin", typeIdentifier: "public.data")),
            .file(FileValue(holding: Data(), filename: "")), .person(person), .person(PersonValue(displayName: "")),
            .person(found), .person(PersonValue(displayName: "", aliases: [], siriMatches: [])),
            .placemark(placemark), .placemark(PlacemarkValue()),
            .speakableString(SpeakableStringValue(spokenPhrase: "hello")), .enumeration(-1), .object(object),
            .object(ObjectValue(typeName: "INObject", identifier: nil, displayString: "", image: .named("pizza"))),
            .array([]), .array([.array([.string("deep")]), .integer(1)]),
        ]
        + MeasurementValue.Dimension.allCases.map {
            .measurement(MeasurementValue(dimension: $0, value: 1.5, unit: "u"))
        }

    @Test("comes back as it was", arguments: values)
    func roundTrip(_ value: IntentValue) throws {
        #expect(try JSONDecoder().decode(IntentValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test("of a person is read as it was written before there were aliases and matches, and written so without them")
    func formerPerson() throws {
        let json = #"{"person":{"displayName":"Ada","handle":{"type":1,"value":"a@b.c"},"isMe":false}}"#
        let person = PersonValue(handle: .init(value: "a@b.c", type: .emailAddress), displayName: "Ada")
        #expect(try JSONDecoder().decode(IntentValue.self, from: Data(json.utf8)) == .person(person))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(IntentValue.person(person)), as: UTF8.self) == json)
    }

    @Test("of a person has matches, which have none")
    func matchesOfMatches() throws {
        let inner = #"{"displayName":"b","isMe":false,"siriMatches":[{"displayName":"c","isMe":false}]}"#
        let json = #"{"displayName":"a","isMe":false,"siriMatches":["# + inner + "]}"
        let person = try JSONDecoder().decode(PersonValue.self, from: Data(json.utf8))
        #expect(person == PersonValue(displayName: "a", siriMatches: [PersonValue(displayName: "b")]))
    }

    @Test(
        "keeps every cent of an amount",
        arguments: ["0.1", "123456789012345678901234567890.12", "-0.01", "1e-20"])
    func amounts(_ text: String) throws {
        let amount = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        let value = IntentValue.currency(CurrencyValue(amount: amount, code: "CNY"))
        #expect(try JSONDecoder().decode(IntentValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test(
        "has the form the wire's description gives",
        arguments: [
            (IntentValue.integer(3), #"{"integer":3}"#), (.string("a"), #"{"string":"a"}"#),
            (.array([.boolean(true)]), #"{"array":[{"boolean":true}]}"#),
            (.currency(CurrencyValue(amount: 8, code: "EUR")), #"{"currency":{"amount":"8","code":"EUR"}}"#),
        ])
    func form(_ value: IntentValue, _ json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
    }

    // Of a number that does not fit, Foundation tells no place.
    @Test(
        "is refused when it is invalid",
        arguments: [
            ("{}", ""), ("[]", ""), ("3", ""), (#"{"string":3}"#, "string"), (#"{"integer":1.5}"#, ""),
            (#"{"colour":"red"}"#, ""), (#"{"string":"a","integer":1}"#, ""),
            (#"{"integer":9223372036854775808}"#, ""),
            (#"{"file":{"data":"not base64!","filename":"a"}}"#, "file.digest"),
            (#"{"currency":{"amount":"eight","code":"EUR"}}"#, "currency.amount"),
            (#"{"currency":{"amount":"8 euros","code":"EUR"}}"#, "currency.amount"),
            (#"{"measurement":{"dimension":"luck","value":1,"unit":"u"}}"#, "measurement.dimension"),
            (#"{"person":{}}"#, "person.displayName"),
            (#"{"person":{"displayName":"a","isMe":false,"suggestionType":3}}"#, "person.suggestionType"),
            (#"{"array":{}}"#, "array"),
        ])
    func refusal(_ json: String, place: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(IntentValue.self, from: Data(json.utf8))
        }
        #expect(error?.place == place)
    }
}
