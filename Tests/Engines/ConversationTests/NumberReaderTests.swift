// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Conversation

@Suite struct NumberReaderTests {
    @Test(
        "whole numbers in digits, words and numerals",
        arguments: [
            ("7", 7), ("-12", -12), ("+3", 3), ("１２", 12), ("1,234,567", 1_234_567), ("3.0", 3), ("seven", 7),
            ("twenty-three", 23), ("twenty three", 23), ("a hundred", 100), ("one hundred and five", 105),
            ("two thousand and five", 2005), ("twelve hundred", 1200), ("nine thousand nine hundred ninety-nine", 9999),
            ("a million", 1_000_000), ("minus four", -4), ("a dozen", 12), ("half a dozen", 6), ("zero", 0),
            ("3 pizzas", 3), ("three please", 3), ("五", 5), ("十", 10), ("十二", 12), ("二十", 20), ("二十三", 23),
            ("一百", 100), ("一百零五", 105), ("两百五", 250), ("两千零六", 2006), ("三千四百五十六", 3456), ("一万二千", 12_000),
            ("二〇二六", 2026), ("两个", 2), ("3个", 3), ("十五杯", 15), ("负三", -3), ("一亿", 100_000_000),
            ("9223372036854775807", Int.max),
        ])
    func integers(text: String, number: Int) {
        #expect(NumberReader.integer(text) == number)
    }

    @Test(
        "what is no whole number isn't read as one",
        arguments: [
            "", " ", "many", "3.5", "three twenty", "and", "hundred", "1,23", "1.2.3", "3 or 4", "three to five",
            "0x10", "1e5",
            "12:30", "百", "二十十", "9223372036854775808", "a", "two two", "five point", "nan", "inf",
            "3 kg of fine sugar",
        ])
    func noIntegers(text: String) {
        #expect(NumberReader.integer(text) == nil)
    }

    @Test(
        "decimal numbers",
        arguments: [
            ("2.5", 2.5), (".5", 0.5), ("-0.25", -0.25), ("two point five", 2.5), ("half", 0.5), ("三点五", 3.5),
            ("1,000.5", 1000.5),
            ("zero point zero one", 0.01), ("半", 0.5),
        ])
    func decimals(text: String, number: Double) {
        #expect(NumberReader.decimal(text) == number)
    }

    @Test(
        "no text is too long or too odd to be refused",
        arguments: [
            String(repeating: "9", count: 10_000), String(repeating: "one ", count: 10_000),
            String(repeating: "十", count: 10_000),
            "\u{0}", "🍕", "１，２", "٣",
        ])
    func hostile(text: String) {
        #expect(NumberReader.integer(text) == nil)
    }
}
