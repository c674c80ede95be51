// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Phrases

@Suite("How Chinese characters sound")
struct PinyinTests {
    @Test(
        "characters that sound alike, or that many take for one another, are told from others",
        arguments: [
            ("房", "放", true), ("秒", "庙", true), ("重", "中", true), ("重", "从", true), ("林", "灵", true), ("南", "兰", true),
            ("四", "是", true), ("行", "航", true), ("房", "厨", false), ("开", "关", false), ("a", "阿", false),
        ])
    func alike(first: Unicode.Scalar, second: Unicode.Scalar, isAlike: Bool) {
        #expect(Pinyin.soundAlike(first.value, second.value) == isAlike)
        #expect(Pinyin.soundAlike(second.value, first.value) == isAlike)
    }

    @Test(
        "a name is spelled by its sounds, in either script",
        arguments: [("玛格丽特", "magelite"), ("瑪格麗特", "magelite"), ("披萨", "pisa"), ("Pizza", nil), ("", nil)])
    func spelling(name: String, spelling: String?) {
        #expect(Pinyin.spelling(of: name) == spelling)
    }

    @Test("a character has its syllables, the usual one first, and letters are told to be one")
    func syllables() {
        #expect(Pinyin.syllables(of: "单") == ["dan", "shan"])
        #expect(Pinyin.syllables(of: "a").isEmpty)
        #expect(Pinyin.isSyllable("zhuang"))
        #expect(!Pinyin.isSyllable("smith"))
        #expect(Pinyin.plainSound(of: "zhong") == Pinyin.plainSound(of: "zon"))
        #expect(Pinyin.plainSound(of: "nan") != Pinyin.plainSound(of: "nen"))
    }

    @Test("each character of the table has the reading that Unicode gives it")
    func unicode() throws {
        let characters = Pinyin.table.unicodeScalars.filter { !$0.isASCII }
        let text = Set(characters).map(String.init).sorted()
        let sounds = try #require(text.joined(separator: "\n").applyingTransform(.mandarinToLatin, reverse: false))
        let plain = try #require(sounds.applyingTransform(.stripDiacritics, reverse: false)).split(separator: "\n")
        try #require(plain.count == text.count)
        var others: [String] = []
        for (character, sound) in zip(text, plain) where !Pinyin.table.contains(reading: sound, of: character) {
            others.append("\(character) \(sound)")
        }
        #expect(others == [])
        #expect(text.count == 6763)
    }
}

extension String {
    fileprivate func contains(reading: Substring, of character: String) -> Bool {
        split(whereSeparator: \.isWhitespace).contains { entry in
            entry.prefix { $0.isASCII } == reading && entry.contains(character)
        }
    }
}
