// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Testing

@testable import Conversation

@Suite struct TextTests {
    private func format(
        _ value: IntentValue, _ type: ValueType? = nil, language: String = "en",
        _ options: ValueOptions = ValueOptions()
    ) -> String {
        ValueFormatter(context: CoffeeShop.context(language: language)).string(value, type: type, options: options)
    }

    @Test(
        "values as a person reads them",
        arguments: [
            (IntentValue.integer(1200), "1200", "1200"), (.decimal(2), "2", "2"), (.decimal(2.5), "2.5", "2.5"),
            (.boolean(true), "Yes", "是"),
            (.timeInterval(5400), "1 hour 30 minutes", "1小时30分钟"), (.timeInterval(0), "0 seconds", "0秒"),
            (.timeInterval(1.5), "1.5 seconds", "1.5秒"),
            (.timeInterval(-60), "-1 minute", "-1分钟"),
            (.currency(CurrencyValue(amount: 12.5, code: "EUR")), "€12.50", "€12.50"),
            (.measurement(MeasurementValue(dimension: .mass, value: 3, unit: "kg")), "3 kg", "3 kg"),
            (.array([.integer(1), .integer(2), .integer(3)]), "1, 2 and 3", "1、2和3"),
            (.array([]), "", ""), (.placemark(PlacemarkValue(latitude: 1.5, longitude: 2)), "1.5, 2", "1.5, 2"),
            (.decimal(.nan), "–", "–"),
            (.decimal(1e300), "1e+300", "1e+300"), (.decimal(-.infinity), "-∞", "-∞"),
            (.timeInterval(.infinity), "∞", "∞"),
        ])
    func values(value: IntentValue, english: String, chinese: String) {
        #expect(format(value) == english)
        #expect(format(value, language: "zh-Hans") == chinese)
    }

    @Test("cases and truth have the definition's labels")
    func labels() {
        let size = ValueType.enumeration(name: "Size", namespace: "abc123")
        #expect(format(.enumeration(2), size) == "Large")
        #expect(format(.enumeration(2), size, language: "zh-Hans") == "大杯")
        #expect(format(.enumeration(77), size) == "a choice that is no longer there")
        #expect(format(.array([.enumeration(1), .enumeration(2)]), size) == "Small and Large")
        var options = ValueOptions()
        options.falseName = LocalizableText("Off")
        #expect(format(.boolean(false), .boolean, options) == "Off")
    }

    @Test(
        "what a date does not say isn't shown",
        arguments: [
            (DateComponents(month: 5, day: 3), String?.none, "May 3", "5月3日"),
            (DateComponents(month: 2, day: 29), "Full", "February 29", "2月29日"),
            (DateComponents(month: 5, day: 3), "Short", "5/3", "5/3"), (DateComponents(month: 5), nil, "May", "5月"),
            (DateComponents(year: 2026, month: 5), nil, "May 2026", "2026年5月"),
            (DateComponents(year: 2026), "Long", "2026", "2026年"),
            (DateComponents(month: 5, day: 3, hour: 18, minute: 5), nil, "May 3 at 6:05 PM", "5月3日 18:05"),
        ])
    func partialDates(date: DateComponents, dateStyle: String?, english: String, chinese: String) {
        var options = ValueOptions()
        options.dateStyle = dateStyle
        #expect(shown(date, options) == english)
        #expect(shown(date, options, language: "zh-Hans") == chinese)
    }

    @Test("the app's own template loses the year and the weekday of a date that has none")
    func templateWithoutYear() {
        var options = ValueOptions()
        (options.dateFormat, options.dateTemplate) = ("Template", LocalizableText("EEEEyMMMMd"))
        #expect(shown(DateComponents(month: 5, day: 3), options) == "May 3")
        #expect(shown(DateComponents(year: 2026, month: 5, day: 3), options) == "Sunday, May 3, 2026")
    }

    /// ICU sets the time's AM and PM off with a narrow space.
    private func shown(_ date: DateComponents, _ options: ValueOptions, language: String = "en") -> String {
        format(.dateComponents(date), .dateComponents, language: language, options)
            .replacing("\u{202F}", with: " ")
    }

    @Test(
        "dates have the definition's style",
        arguments: [
            ("Date", "Style", "Full", "Thursday, December 24, 2026", "2026年12月24日 星期四"),
            ("DateTime", "Style", "Short", "12/24/26, 6:05 PM", "2026/12/24 18:05"),
            ("Time", "Style", nil, "6:05 PM", "18:05"), (nil, nil, nil, "Dec 24, 2026 at 6:05 PM", "2026年12月24日 18:05"),
        ] as [(String?, String?, String?, String, String)])
    func dates(style: String?, form: String?, dateStyle: String?, english: String, chinese: String) {
        var options = ValueOptions()
        (options.style, options.dateFormat, options.dateStyle) = (style, form, dateStyle)
        let date = IntentValue.dateComponents(DateComponents(year: 2026, month: 12, day: 24, hour: 18, minute: 5))
        // ICU sets the time's AM and PM off with a narrow space.
        #expect(format(date, .dateComponents, options).replacing("\u{202F}", with: " ") == english)
        #expect(format(date, .dateComponents, language: "zh-Hans", options) == chinese)
    }

    @Test(
        "dotted placeholders reach into objects and arrays of objects",
        arguments: [
            (["price"], "€3.00"), (["size"], "Large"), (["displayString"], "Latte"), (["identifier"], "latte"),
            (["nope"], nil), (["price", "x"], nil),
        ])
    func paths(path: [String], text: String?) {
        let formatter = PlaceholderFormatter(context: CoffeeShop.context())
        let latte = CoffeeShop.drink("latte", "Latte", price: 3)
        #expect(formatter.string(latte, nil, ValueOptions(), path: path[...]) == text)
        let two = formatter.string(.array([latte, latte]), nil, ValueOptions(), path: path[...])
        #expect(two == text.map { "\($0) and \($0)" })
    }
}
