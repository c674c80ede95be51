// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Hearing

@Suite("How words are said")
struct PronunciationTests {
    @Test(
        "the phonetic alphabet is read as sounds of English",
        arguments: [
            ("bˈɛkən", "B EH K AH N"), ("pˌiːtsɚɹˈiə", "P IY T S ER IY AH"), ("ʃˈɛzwən", "SH EH Z W AH N"),
            ("tʃˈeɪndʒ", "CH EY N JH"), ("nˈaʊ", "N AW"), ("θˈɜːdi", "TH ER D IY"), ("ˈɔːɹdɚ", "AO R D ER"),
        ])
    func phonetic(text: String, phones: String) {
        let found = PhoneticReader.pronunciation(text)
        #expect(found?.map(\.rawValue).joined(separator: " ") == phones)
    }

    @Test("what is not a phonetic alphabet has no sounds", arguments: ["", "ˈ", "7", "(en)bˈɛ", "好"])
    func strange(text: String) {
        #expect(PhoneticReader.pronunciation(text) == nil)
    }

    @Test(
        "an open a is also said as in cat, but not before an r",
        arguments: [("AA S AA M", "AE S AE M"), ("K AA R", "K AA R")])
    func variant(phones: String, other: String) {
        let said = phones.split(separator: " ").compactMap { Phone(rawValue: String($0)) }
        #expect(PhoneticReader.variant(of: said).map(\.rawValue).joined(separator: " ") == other)
    }

    @Test("a dictionary gives the words that are wanted, folded, in all their ways")
    func dictionary() {
        let text = "a AH\na(2) EY\nwhat's W AH T S\nzebra Z IY B R AH\nodd QQ\n\nnothing\n"
        let known = PronunciationDictionary(Array(text.utf8), words: ["a", "whats", "odd", "nothing"])
        #expect(known["a"] == [[.ah], [.ey]])
        #expect(known["whats"] == [[.w, .ah, .t, .s]])
        #expect(known["zebra"].isEmpty && known["odd"].isEmpty)
        #expect(known.unknown(among: ["a", "odd", "nothing"]) == ["odd", "nothing"])
        #expect(known.text == "a AH\na(2) EY\nwhats W AH T S\n")
    }

    @Test("a number in digits is said as its words are")
    func numbers() {
        var known = PronunciationDictionary()
        known.add([.t, .uw], for: "two")
        known.add(number: "2", as: [["two"], ["twain"]])
        #expect(known["2"] == [[.t, .uw]])
    }
}
