// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Testing

@Suite struct ValueReaderTests {
    private func read(
        _ text: String, _ type: ValueType, language: String = "en", _ options: ValueOptions = ValueOptions()
    ) -> ValueReader.Reading {
        var parameter = ParameterDeclaration(name: "it", type: type)
        parameter.options = options
        return ValueReader(CoffeeShop.context(language: language), now: CoffeeShop.now.date).read(text, for: parameter)
    }

    private func isUnreadable(_ reading: ValueReader.Reading) -> Bool {
        if case .unreadable(let reason) = reading { !reason.isEmpty } else { false }
    }

    @Test(
        "money",
        arguments: [
            ("12.50 EUR", "12.5", "EUR"), ("€12.50", "12.5", "EUR"), ("12,500 usd", "12500", "USD"),
            ("twenty dollars", "20", "USD"),
            ("$5", "5", "USD"), ("HK$100", "100", "HKD"), ("¥20", "20", "JPY"), ("20元", "20", "CNY"),
            ("二十块", "20", "CNY"),
            ("-3 EUR", "-3", "EUR"), ("0.1 GBP", "0.1", "GBP"), ("CHF 7", "7", "CHF"), ("10万元", "100000", "CNY"),
            ("5万 EUR", "50000", "EUR"), ("$3 million", "3000000", "USD"), ("half a million dollars", "500000", "USD"),
            ("50k EUR", "50000", "EUR"), ("-5 thousand EUR", "-5000", "EUR"),
        ])
    func money(text: String, amount: String, code: String) throws {
        let amount = try #require(Decimal(string: amount))
        #expect(read(text, .currencyAmount) == .value(.currency(CurrencyValue(amount: amount, code: code))))
    }

    @Test(
        "a moment is read as a date is, and travels as seconds",
        arguments: [
            ("tomorrow at 7", "2026-11-22T07:00:00Z"), ("2026-12-24", "2026-12-24T00:00:00Z"),
            ("2026-12-24T18:30:00+01:00", "2026-12-24T17:30:00Z"), ("18:30", "2026-11-21T18:30:00Z"),
            ("明天下午三点", "2026-11-22T15:00:00Z"),
        ])
    func moment(text: String, expected: String) throws {
        let date = try Date(expected, strategy: .iso8601)
        #expect(read(text, .moment) == .value(.decimal(date.timeIntervalSinceReferenceDate)))
        #expect(isUnreadable(read("whenever", .moment)))
    }

    @Test("true and false are said by the app’s own names, whatever language they are in")
    func named() {
        var options = ValueOptions()
        options.trueName = LocalizableText("ascending", key: "up")
        options.falseName = LocalizableText("descending", key: "down")
        #expect(read("Ascending", .boolean, language: "zh-Hans", options) == .value(.boolean(true)))
        #expect(read("descending", .boolean, options) == .value(.boolean(false)))
        #expect(isUnreadable(read("sideways", .boolean, options)))
    }

    @Test("the yen sign is the yuan's in Chinese; a number without a currency is asked back")
    func moneyByLanguage() {
        #expect(
            read("¥20", .currencyAmount, language: "zh-Hans")
                == .value(.currency(CurrencyValue(amount: 20, code: "CNY"))))
        #expect(read("20", .currencyAmount) == .unreadable("I need the currency as well; try ‘12.50 EUR’."))
        #expect(isUnreadable(read("much", .currencyAmount)))
    }

    @Test(
        "measurements carry Foundation's symbols",
        arguments: [
            ("3 kg", ValueType.mass, 3, "kg"), ("三公斤", .mass, 3, "kg"), ("five miles", .length, 5, "mi"),
            ("5 m", .length, 5, "m"),
            ("30 km/h", .speed, 30, "km/h"), ("20 °C", .temperature, 20, "°C"), ("-5 degrees", .temperature, -5, "°C"),
            ("70 F", .temperature, 70, "°F"), ("200 kcal", .energy, 200, "kCal"),
            ("2 litres", .volume, 2, "L"),
            ("12 fl oz", .volume, 12, "fl oz"), ("两升", .volume, 2, "L"), ("5千克", .mass, 5, "kg"),
            ("三千米", .length, 3, "km"),
            ("5万公里", .length, 50_000, "km"), ("两公斤半", .mass, 2.5, "kg"), ("300 K", .temperature, 300, "K"),
            ("2 thousand km", .length, 2000, "km"), ("eight t", .mass, 8, "t"), ("半公斤", .mass, 0.5, "kg"),
        ])
    func measurements(text: String, type: ValueType, value: Double, unit: String) {
        guard case .value(.measurement(let measurement)) = read(text, type) else {
            Issue.record("not read: \(text)")
            return
        }
        #expect(measurement.value == value && measurement.unit == unit)
    }

    @Test("a unit of another quantity is refused, a bare number takes the definition's unit")
    func units() {
        #expect(isUnreadable(read("3 kg", .length)))
        #expect(isUnreadable(read("3", .mass)))
        var options = ValueOptions()
        options.defaultUnit = "Kilograms"
        #expect(
            read("3", .mass, options) == .value(.measurement(MeasurementValue(dimension: .mass, value: 3, unit: "kg"))))
    }

    @Test(
        "web addresses",
        arguments: [
            ("https://example.com/a?b", "https://example.com/a?b"), ("example.com/x", "https://example.com/x"),
            ("mailto:a@b.c", "mailto:a@b.c"), ("example.com:8080/x", "https://example.com:8080/x"),
        ])
    func urls(text: String, url: String) throws {
        #expect(read(text, .url) == .value(.url(try #require(URL(string: url)))))
    }

    @Test("what is not a web address", arguments: ["example", "two words.com", "https://", "..", "http:"])
    func noURLs(text: String) {
        #expect(isUnreadable(read(text, .url)))
    }

    @Test(
        "places",
        arguments: [
            ("48.2, 16.4", PlacemarkValue(latitude: 48.2, longitude: 16.4)),
            ("-33.9 151.2", PlacemarkValue(latitude: -33.9, longitude: 151.2)),
            ("Harbour Street 5", PlacemarkValue(name: "Harbour Street 5")),
        ])
    func places(text: String, place: PlacemarkValue) {
        #expect(read(text, .placemark) == .value(.placemark(place)))
        #expect(isUnreadable(read("95, 16", .placemark)))
    }

    @Test("people by name, address or number")
    func people() {
        guard case .value(.person(let anna)) = read("Anna Maria Berg", .person) else {
            Issue.record("no person")
            return
        }
        #expect(anna.displayName == "Anna Maria Berg" && anna.nameComponents?.familyName == "Berg")
        guard case .value(.person(let mail)) = read("a@example.com", .person),
            case .value(.person(let phone)) = read("+43 1 5551234", .person)
        else {
            Issue.record("no person")
            return
        }
        #expect(mail.handle?.type == .emailAddress && phone.handle?.type == .phoneNumber)
    }

    @Test("the field's style decides which part of a date counts")
    func dateStyles() {
        func text(_ answer: String, _ style: String) -> String? {
            var options = ValueOptions()
            options.style = style
            guard case .value(.dateComponents(let date)) = read(answer, .dateComponents, options) else { return nil }
            return PlainValue(.dateComponents(date)) == .string("") ? "" : "\(PlainValue(.dateComponents(date)))"
        }
        #expect(text("tomorrow 8:30", "Date") == "string(\"2026-11-22\")")
        #expect(text("tomorrow 8:30", "Time") == "string(\"08:30\")")
        #expect(text("tomorrow 8:30", "DateTime") == "string(\"2026-11-22T08:30\")")
        #expect(text("8:30", "Date") == nil)
        #expect(text("tomorrow", "Time") == nil)
    }

    @Test("text, files and names are taken as they are, trimmed")
    func words() {
        #expect(read("  Hello World ", .string) == .value(.string("Hello World")))
        #expect(read("~/My Photo.png", .file) == .files(["~/My Photo.png"]))
        #expect(
            read("Mocha", .speakableString) == .value(.speakableString(SpeakableStringValue(spokenPhrase: "Mocha"))))
        #expect(
            read("Mocha", .object(name: "Drink", namespace: "abc123"))
                == .value(.object(ObjectValue(typeName: "Drink", identifier: nil, displayString: "Mocha"))))
        #expect(
            read("Mocha", .object(name: nil, namespace: nil))
                == .value(.object(ObjectValue(typeName: "INObject", identifier: nil, displayString: "Mocha"))))
        for type in [ValueType.string, .integer, .file, .person, .boolean] { #expect(isUnreadable(read("  ", type))) }
    }

    @Test(
        "whatever can't be read has a reason in the conversation's language that quotes a line at most",
        arguments: [
            ValueType.integer, .decimal, .boolean, .dateComponents, .timeInterval, .url, .mass, .currencyAmount,
            .enumeration(name: "Size", namespace: nil), .enumeration(name: "INFocusState", namespace: "System"),
        ])
    func reasons(type: ValueType) {
        for language in ["en", "zh-Hans"] {
            guard case .unreadable(let reason) = read(String(repeating: "blah ", count: 500), type, language: language)
            else {
                Issue.record("read")
                continue
            }
            #expect(!reason.isEmpty && reason.count < 200 && !reason.contains("${"))
        }
    }
}
