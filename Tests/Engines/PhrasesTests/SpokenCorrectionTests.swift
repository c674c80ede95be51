// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("What is said in the place of something else")
struct SpokenCorrectionTests {
    private static let payment = [
        SpokenCorrection.Parameter(name: "payee", title: "recipient", kind: .person),
        SpokenCorrection.Parameter(name: "currencyAmount", title: "amount", kind: .money),
        SpokenCorrection.Parameter(name: "note", title: "note", kind: .text),
    ]

    @Test(
        "is the value alone",
        arguments: [
            ("make it thirty", "en", "thirty"), ("no, make it thirty euros please", "en", "thirty euros"),
            ("thirty instead", "en", "thirty"), ("actually, 30", "en", "30"), ("not tomorrow, Friday", "en", "Friday"),
            ("no, not twenty but thirty", "en", "thirty"), ("wait, change it to €30.50", "en", "€30.50"),
            ("nein, mach dreißig daraus", "de", "dreißig"), ("nicht morgen, sondern Freitag", "de", "Freitag"),
            ("doch lieber 7,5", "de", "7,5"), ("non, plutôt trente", "fr", "trente"),
            ("pas demain, vendredi", "fr", "vendredi"), ("改成三十", "zh-Hans", "三十"), ("不，三十", "zh-Hans", "三十"),
            ("不是明天，是星期五", "zh-Hans", "星期五"),
        ])
    func values(_ answer: String, _ language: String, _ words: String) throws {
        let correction = try #require(SpokenCorrection(answer, parameters: Self.payment, language: language))
        #expect(correction.words == words)
        #expect(correction.isMarked)
        #expect(correction.parameter == nil)
    }

    @Test(
        "may say whom it is for",
        arguments: [
            ("no, to Marie", "en", "Marie"), ("nein, an Marie", "de", "Marie"), ("non, à Marie", "fr", "Marie"),
            ("for Marie Curie instead", "en", "Marie Curie"),
        ])
    func directions(_ answer: String, _ language: String, _ words: String) throws {
        let correction = try #require(SpokenCorrection(answer, parameters: Self.payment, language: language))
        #expect(correction.words == words)
        #expect(correction.isDirected)
    }

    @Test(
        "may name its parameter, and then keeps every word",
        arguments: [
            ("change the note to thanks for the cake!", "en", "note", "thanks for the cake!"),
            ("no, change the text to: see you, please", "en", "note", "see you, please"),
            ("the amount should be 30", "en", "currencyAmount", "30"),
            ("ändere den Betrag auf 30", "de", "currencyAmount", "30"),
            ("remplace le montant par 30", "fr", "currencyAmount", "30"),
            ("把金额改成三十", "zh-Hans", "currencyAmount", "三十"),
            ("把收款人改成玛丽", "zh-Hans", "payee", "玛丽"),
        ])
    func names(_ answer: String, _ language: String, _ parameter: String, _ words: String) throws {
        let correction = try #require(SpokenCorrection(answer, parameters: Self.payment, language: language))
        #expect(correction.parameter == parameter)
        #expect(correction.words == words)
    }

    @Test("is missing without a value", arguments: ["no", "", "  ", "make it", "instead"])
    func nothing(_ answer: String) {
        let correction = SpokenCorrection(answer, parameters: Self.payment, language: "en")
        #expect(correction == nil || correction?.isMarked == false)
    }
}
