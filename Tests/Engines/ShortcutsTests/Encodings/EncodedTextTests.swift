// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts
import Testing

@Suite("Bytes of a text")
struct EncodedTextTests {
    @Test(
        "are read in the set of characters that the label means",
        arguments: [
            ("utf-8", [0xE4, 0xBD, 0xA0], "你"), ("UTF-16LE", [0x60, 0x4F], "你"), ("utf-16be", [0x4F, 0x60], "你"),
            ("latin1", [0xE9, 0x80], "é€"), ("windows-1252", [0x93, 0x94], "“”"), ("gb2312", [0xC4, 0xE3], "你"),
            ("gbk", [0x81, 0x30, 0x81, 0x30], "\u{80}"), ("Shift_JIS", [0x82, 0xA0], "あ"), ("big5", [0xA7, 0x41], "你"),
            ("euc-kr", [0xB0, 0xA1], "가"), ("koi8-r", [0xC1], "а"), ("windows-1251", [0xE0], "а"),
        ] as [(String, [UInt8], String)])
    func labels(label: String, bytes: [UInt8], text: String) throws {
        let encoding = try #require(CharacterEncoding(label: label))
        #expect(EncodedText.text(Data(bytes), in: encoding) == text)
    }

    @Test(
        "are of no set whose label is not known, or would load something else",
        arguments: ["", "klingon", "UTF-8//TRANSLIT", "../../x", "ISO-2022-CN-EXT"])
    func unknown(label: String) { #expect(CharacterEncoding(label: label) == nil) }

    @Test("that mean nothing are marked, and the rest is read")
    func damaged() throws {
        #expect(EncodedText.text(Data([0x41, 0xFF, 0x42]), in: .utf8) == "A\u{FFFD}B")
        #expect(EncodedText.text(Data([0x41, 0xFF, 0x42]), in: .gb18030) == "A\u{FFFD}B")
        #expect(EncodedText.text(Data([0x41, 0xC4]), in: .gb18030) == "A\u{FFFD}")
        #expect(EncodedText.text(Data([0x41, 0]), in: .utf16LittleEndian) == "A")
        #expect(EncodedText.text(Data(), in: .gb18030) == "")
    }

    @Test("are as long as they are")
    func long() {
        let bytes = Data(Array(repeating: [0xC4, 0xE3] as [UInt8], count: 100_000).joined())
        #expect(EncodedText.text(bytes, in: .gb18030) == String(repeating: "你", count: 100_000))
    }

    @Test("say by their first mark what they are, whatever is said of them")
    func marks() {
        #expect(EncodedText.text(Data([0xEF, 0xBB, 0xBF, 0xC3, 0xA9]), in: .windows1252) == "é")
        #expect(EncodedText.text(Data([0xFF, 0xFE, 0xE9, 0]), in: .utf8) == "é")
        #expect(EncodedText.text(Data([0xFE, 0xFF, 0, 0xE9])) == "é")
    }

    @Test("are guessed where nothing is said")
    func guesses() {
        #expect(EncodedText.text(Data("Käse 你好".utf8)) == "Käse 你好")
        #expect(EncodedText.text(Data([0x4B, 0xE4, 0x73, 0x65])) == "Käse")
        #expect(EncodedText.text(Data([0xC4, 0xE3, 0xBA, 0xC3])) == "你好")
    }

    @Test("are told about by a type, a page or XML")
    func told() {
        #expect(EncodedText.encoding(inType: "text/html; charset=\"GBK\"") == .gb18030)
        #expect(EncodedText.encoding(inType: "text/html") == nil)
        func markup(_ text: String) -> CharacterEncoding? { EncodedText.encoding(inMarkup: Data(text.utf8)) }
        #expect(markup("<html><meta charset=gb2312>") == .gb18030)
        #expect(markup("<META http-equiv=Content-Type content='text/html; charset=iso-8859-1'>") == .windows1252)
        #expect(markup("<?xml version='1.0' encoding='utf-8'?>") == .utf8)
        #expect(markup("<meta charset=utf-16>") == .utf8)
        #expect(markup("<p>charset=gbk</p>") == nil)
    }
}
