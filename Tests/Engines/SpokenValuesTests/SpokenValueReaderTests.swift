// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SpokenValues
import Testing

@Suite struct SpokenValueReaderTests {
    @Test("a text is read as the value that was said", arguments: ValueTable.rows { $0.value != "-" })
    func reads(row: ValueRow) {
        #expect(ValueTable.read(row) == row.value)
    }

    @Test("what is no such value, or only a part of one, is not read", arguments: ValueTable.rows { $0.value == "-" })
    func refuses(row: ValueRow) {
        #expect(ValueTable.read(row) == "-")
    }

    @Test(
        "a number is read as it is spelled out",
        arguments: ValueTable.languages + ["de-CH", "de-AT", "fr-CH", "fr-BE", "en-GB"])
    func spelled(language: String) {
        let reader = SpokenValueReader(language: language)
        let numbers =
            Array(0...1200) + [1999, 2026, 10_000, 12_345, 70_090, 100_001, 654_321, 1_000_000, 7_654_321, 80_000_080]
        let wrong = numbers.compactMap { number -> String? in
            let words = reader.spelling(of: number)
            let reading = reader.reading(of: words, as: .integer, at: ValueTable.moment)
            return reading?.value == .number(Decimal(number)) ? nil : "\(number) ‘\(words)’"
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "a language without words reads its own separators and English words",
        arguments: [
            ("it", "1.250,5", 1250.5), ("it", "two and a half", 2.5), ("sv", "1 250,5", 1250.5),
            ("de-CH", "1’250.5", 1250.5),
            ("de-AT", "1.250,5", 1250.5), ("", "1,250.5", 1250.5), ("ja", "1,250", 1250),
        ] as [(String, String, Decimal)])
    func separators(language: String, text: String, number: Decimal) {
        let reading = SpokenValueReader(language: language).reading(of: text, as: .number, at: ValueTable.moment)
        #expect(reading?.value == .number(number))
        #expect(reading?.certainty == .sure)
    }

    @Test("the range of a reading is what was said, without what follows")
    func range() throws {
        let text = "Pay Anna €12.50 for lunch"
        let start = try #require(text.firstIndex(of: "€"))
        let readings = SpokenValueReader(language: "en").readings(
            of: .money, in: text, from: start, at: ValueTable.moment)
        #expect(readings.map { String(text[$0.range]) } == ["€12.50"])
    }

    @Test("a shorter reading follows a longer one that may be too long")
    func shorter() {
        let text = "in two hours 30 pizzas"
        let readings = SpokenValueReader(language: "en").readings(
            of: .duration, in: text, from: text.index(text.startIndex, offsetBy: 3), at: ValueTable.moment)
        #expect(readings.map(\.value) == [.duration(seconds: 9000), .duration(seconds: 7200)])
    }

    @Test("the words of a kind are those that its values are made of")
    func words() {
        let german = SpokenValueReader(language: "de")
        #expect(german.words(of: .duration).isSuperset(of: ["funf", "stunde", "halbe", "two"]))
        #expect(german.words(of: .date).isSuperset(of: ["montag", "halb", "uhr", "dezember"]))
        #expect(!german.words(of: .integer).contains("stunde"))
    }

    @Test("every language has a folder, and its regions find it")
    func languages() {
        #expect(SpokenValueReader.languages == ValueTable.languages)
        for tag in ["zh", "zh-TW", "zh_CN.UTF-8"] {
            #expect(SpokenValueReader(language: tag).reading(of: "三", as: .integer, at: ValueTable.moment) != nil)
        }
    }

    @Test(
        "no text is too long or too odd",
        arguments: [
            "9", "one ", "ein", "1.", "and a ", "at ", "every ", "十", "三点", "einund", "fünf vor ", "\u{0}", "🍕", "-",
            "1/",
        ])
    func hostile(piece: String) {
        let text = String(repeating: piece, count: 100_000)
        let kinds: [SpokenKind] = [
            .integer, .money, .duration, .date, .ordinal, .place, .phoneNumber, .measurement(.mass),
        ]
        for language in ValueTable.languages {
            let reader = SpokenValueReader(language: language)
            for kind in kinds { #expect(reader.reading(of: text, as: kind, at: ValueTable.moment) == nil) }
        }
    }

    @Test(
        "the part of a day is told beside the day",
        arguments: [
            ("en", "tomorrow evening", SpokenDayPart.evening), ("en", "tonight", .evening),
            ("de", "morgen früh", .morning), ("fr", "demain matin", .morning), ("zh-Hans", "明天下午", .afternoon),
            ("en", "tomorrow", nil),
        ] as [(String, String, SpokenDayPart?)])
    func partOfDay(language: String, text: String, part: SpokenDayPart?) throws {
        let reading = SpokenValueReader(language: language).reading(of: text, as: .date, at: ValueTable.moment)
        guard case .date(let date)? = reading?.value else {
            Issue.record("no date")
            return
        }
        #expect(date.part == part)
        #expect(date.start.hour == nil)
    }

    @Test("a value that goes on behind what is looked at is not read")
    func cut() {
        let reader = SpokenValueReader(language: "en")
        let number = "1" + String(repeating: "0", count: 400)
        #expect(reader.readings(of: .integer, in: number, from: number.startIndex, at: ValueTable.moment).isEmpty)
        let days = "every Monday" + String(repeating: " and Monday", count: 60)
        #expect(reader.readings(of: .date, in: days, from: days.startIndex, at: ValueTable.moment).isEmpty)
    }
}
