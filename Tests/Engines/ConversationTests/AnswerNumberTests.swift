// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Conversation

@Suite struct AnswerNumberTests {
    private static func integer(_ text: String) -> Int? {
        AnswerValues(language: "en").number(text).flatMap { Int($0.description) }
    }

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
        #expect(Self.integer(text) == number)
    }

    @Test(
        "digits go with the words for tens, hundreds and beyond",
        arguments: [
            ("3万", 30_000), ("10万", 100_000), ("1百万", 1_000_000), ("3.5万", 35_000), ("3万5", 35_000), ("5千", 5_000),
            ("12万3456", 123_456), ("2亿", 200_000_000), ("1.2万亿", 1_200_000_000_000), ("三点五万", 35_000),
            ("10 万", 100_000),
            ("3万个", 30_000), ("三万亿", 3_000_000_000_000), ("5 thousand", 5_000), ("3 million", 3_000_000),
            ("2 hundred", 200), ("50k", 50_000), ("1.5k", 1_500), ("2.5 million", 2_500_000),
            ("half a million", 500_000), ("two point five million", 2_500_000), ("3 million 200 thousand", 3_200_000),
            ("5 hundred and 7", 507), ("5 thousand pizzas", 5_000), ("3 dozen", 36), ("two dozen eggs", 24),
            ("two and a half thousand", 2_500), ("-5 thousand", -5_000), ("5 trillion", 5_000_000_000_000),
            ("三打", 36), ("半打", 6), ("3打鸡蛋", 36),
        ])
    func magnitudes(text: String, number: Int) {
        #expect(Self.integer(text) == number)
    }

    @Test(
        "a number with a magnitude that can't be read with it isn't read without it",
        arguments: [
            "2个亿", "3个百万", "十几个", "5万3千万", "三点半", "两个半", "三斤半", "5 lakh", "200 hundred", "3兆", "5千克",
            "3 and a half", "3 thousand 5000", "2 million and a half", "½", "1½", "٣", "二〇½", "五只半熟蛋", "3 hundred 20 5",
            "3,", "5-3", "十多个", "两打半", "3 百事可乐", "five and seven", "3 half pints",
        ])
    func magnitudesApart(text: String) {
        #expect(Self.integer(text) == nil)
    }

    @Test(
        "what is no whole number isn't read as one",
        arguments: [
            "", " ", "many", "3.5", "three twenty", "and", "hundred", "1,23", "1.2.3", "3 or 4", "three to five",
            "0x10", "1e5",
            "12:30", "百", "二十十", "9223372036854775808", "a", "two two", "five point", "nan", "inf",
            "3 kg of fine sugar", "一点一亿亿亿亿亿亿亿亿亿亿亿亿亿亿亿亿亿亿",
        ])
    func noIntegers(text: String) {
        #expect(Self.integer(text) == nil)
    }

    @Test(
        "decimal numbers",
        arguments: [
            ("2.5", 2.5), (".5", 0.5), ("-0.25", -0.25), ("two point five", 2.5), ("half", 0.5), ("三点五", 3.5),
            ("1,000.5", 1000.5),
            ("zero point zero one", 0.01), ("半", 0.5), ("两个半", 2.5), ("三斤半", 3.5), ("3个半", 3.5),
            ("3 and a half", 3.5), ("two and a half pizzas", 2.5), ("一个半苹果", 1.5), ("half a million", 500_000),
        ])
    func decimals(text: String, number: Double) {
        #expect(AnswerValues(language: "en").number(text).map(AnswerValues.double) == number)
    }

    @Test(
        "no text is too long or too odd to be refused",
        arguments: [
            String(repeating: "9", count: 10_000), String(repeating: "one ", count: 10_000),
            String(repeating: "十", count: 10_000),
            "\u{0}", "🍕", "１，２", "٣",
        ])
    func hostile(text: String) {
        #expect(Self.integer(text) == nil)
    }
}
