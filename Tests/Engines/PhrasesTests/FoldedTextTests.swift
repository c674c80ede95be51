// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases
import Testing

@Suite struct FoldedTextTests {
    @Test(
        "texts that are the same to a person have the same key",
        arguments: [
            ("Pizza night", "PIZZA  night!"), ("Café au lait", "cafe au lait"), ("what’s new", "Whats new"),
            ("ＡＢＣ１２３", "abc123"), ("訂披薩", "订披萨"), ("订 披萨！", "订披萨"), ("well-done", "well done"),
            ("שָׁלוֹם", "שלום"), ("\u{FB2A}לום", "שלום"), ("قَهْوَة", "قهوة"), ("قهـــوة", "قهوة"), ("❤️ x", "❤ x"),
            ("👍🏽 go", "👍 go"), ("👩🏽‍🚀", "👩‍🚀"), ("piz\u{AD}za\u{200B}", "pizza"), ("\u{202E}a\u{202C}b", "ab"),
            ("ｺｰﾋｰ", "コーヒー"), ("ﾋﾟｻﾞ", "ピザ"), ("コーヒー・タイム", "コーヒータイム"), ("ﾋﾟｻﾞ･ﾅｲﾄ", "ピザナイト"), ("ﾡ", "ㄱ"),
            ("🍕🍕", "🍕 🍕"), ("Pizza🍕", "pizza 🍕"), ("🇩🇪🍕", "🇩🇪 🍕"), ("what＇s new", "what's new"), ("क्\u{200D}ष", "क्ष"),
            ("pizza‼", "pizza!!"), ("l’heure d'été", "l heure d ete"), ("jusqu’à", "JUSQU'A"), ("what’s", "whats"),
            ("aujourd’hui", "aujourdhui"), ("Ann’s o'clock", "anns oclock"),
        ])
    func sameKey(first: String, second: String) {
        #expect(FoldedText(first).key == FoldedText(second).key)
    }

    @Test(
        "a text has one key, to the byte, however its characters are put together",
        arguments: ["피자", "がぎ", "ピザ", "臺灣", "\u{F900}", "шкаф й", "ế", "\u{958}", "Å", "שָׁלוֹם"])
    func canonicalKey(text: String) {
        let key = FoldedText(text.precomposedStringWithCanonicalMapping).key
        for other in [text, text.decomposedStringWithCanonicalMapping] {
            #expect(Array(FoldedText(other).key.utf8) == Array(key.utf8))
        }
    }

    @Test(
        "words that differ keep different keys",
        arguments: [
            ("pizza", "pizzas"), ("订", "定"), ("€5", "5"), ("a b", "ab"), ("👩‍🚀", "👩🚀"), ("❤", "♥"),
            ("أمل", "عمل"), ("ピザ", "ヒサ"), ("か", "が"), ("🍕", "🍔"), ("🇨🇭", "🇩🇪"),
            ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴"), ("हिं", "ह"),
        ])
    func differentKey(first: String, second: String) {
        #expect(FoldedText(first).key != FoldedText(second).key)
    }

    @Test("a Chinese character is a token by itself, a Latin word is one token")
    func tokens() {
        #expect(FoldedText("查 USD汇率").tokens.map(\.text) == ["查", "usd", "汇", "率"])
    }

    @Test("the words of a run are the person's own, with what stands between them")
    func words() {
        let text = FoldedText("Show the rate of  New-York Dollars, please")
        #expect(text.words(4..<7) == "New-York Dollars")
        #expect(text.words(0..<0) == "")
    }

    @Test(
        "ASCII words are read like all others",
        arguments: [
            "Show me $5, please", "rock'n'roll", "'quoted' words", "a-b_c/d", "''", "x'", "l'heure qu'il est",
            "\n tab\there", "Ω",
        ])
    func sameRules(text: String) {
        // A character beyond ASCII at the end takes the long way.
        let long = FoldedText(text + " é").tokens.dropLast()
        let short = FoldedText(text).tokens
        #expect(short.map(\.text) == long.map(\.text))
        #expect(short.map { text[$0.range].trimmingPrefix("'") } == long.map { text[$0.range].trimmingPrefix("'") })
    }

    @Test("punctuation alone is no word")
    func empty() {
        #expect(FoldedText(" …!? ").tokens.isEmpty)
        #expect(FoldedText("").key == "")
    }
}
