// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("A text that is laid out") struct TextLayoutTests {
    private let plain = TextStyle(font: TextFont(size: 17))

    private func layout(
        _ text: String, _ lineBreak: ParagraphStyle.LineBreak = .truncatingTail, width: Double? = nil,
        lines: Int = 0, height: Double? = nil, alignment: ParagraphStyle.Alignment = .natural
    ) throws -> TextLayout {
        var style = ParagraphStyle()
        style.lineBreak = lineBreak
        style.alignment = alignment
        return try TextLayout(StyledText(text, plain), style: style, width: width, height: height, lineLimit: lines)
    }

    @Test("a line of the system's font is as high as Apple's")
    func lineHeight() throws {
        #expect(abs(try layout("Bread").size.height - 17 * 1.193) < 0.01)
        #expect(abs(try layout("Bread\nand\nbutter").size.height - 3 * 17 * 1.193) < 0.01)
    }

    @Test("an empty text has no size, an empty line that of others")
    func empty() throws {
        #expect(try layout("").size == .zero)
        #expect(abs(try layout("\n").size.height - 2 * 17 * 1.193) < 0.01)
    }

    @Test("a text fits into the width that was measured for it", arguments: ["Bread", "面包和黄油", "خبز وزبدة", "🥖🧈"])
    func fits(text: String) throws {
        let width = try layout(text).size.width
        let again = try layout(text, width: width, lines: 1)
        #expect(!again.isTruncated)
        #expect(try layout(text, width: width).lines.count == 1)
    }

    @Test("lines are no wider than allowed, however long a word is")
    func wrapping() throws {
        let layout = try layout("Donaudampfschifffahrtsgesellschaft and other words", .wordWrapping, width: 120)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.allSatisfy { $0.width <= 120.1 })
    }

    @Test("lines beyond the limit are left out", arguments: [1, 2, 3])
    func lineLimit(lines: Int) throws {
        let text = String(repeating: "bread and butter ", count: 20)
        for mode in ParagraphStyle.LineBreak.allCases {
            let layout = try layout(text, mode, width: 150, lines: lines)
            #expect(layout.lines.count == lines)
            #expect(layout.isTruncated)
        }
    }

    @Test("lines that do not fit the height are left out, but never the first")
    func heightLimit() throws {
        #expect(try layout("a\nb\nc\nd", height: 45).lines.count == 2)
        #expect(try layout("a\nb\nc\nd", height: 1).lines.count == 1)
        #expect(try layout("a\nb\nc\nd", height: 1000).lines.count == 4)
    }

    @Test("text begins where it is read from, unless another side is asked for")
    func alignment() throws {
        let latin = try #require(try layout("Bread", width: 200).lines.first)
        let arabic = try #require(try layout("خبز", width: 200).lines.first)
        #expect(latin.x == 0 && !latin.isRightToLeft)
        #expect(abs(arabic.x + arabic.width - 200) < 0.01 && arabic.isRightToLeft)
        let center = try #require(try layout("Bread", width: 200, alignment: .center).lines.first)
        #expect(abs(center.x - (200 - center.width) / 2) < 0.01)
        let left = try #require(try layout("خبز", width: 200, alignment: .left).lines.first)
        #expect(left.x == 0)
    }

    @Test("bold letters are wider, and larger ones are in proportion")
    func fonts() throws {
        func width(_ font: TextFont) throws -> Double {
            try TextLayout(StyledText("Bread and butter", TextStyle(font: font))).size.width
        }
        let regular = try width(TextFont(size: 17))
        #expect(try width(TextFont(size: 17, weight: 700)) > regular)
        #expect(abs(try width(TextFont(size: 8.5)) - regular / 2) < 0.2)
        // Headings have their letters nearer to each other.
        #expect(try width(TextFont(size: 34)) < 2 * regular - 0.2)
        #expect(try width(TextFont(family: .named("No such font"), size: 17)) == regular)
    }

    @Test(
        "strange texts and numbers break nothing",
        arguments: [
            "\0\0", "\u{200D}\u{200D}", "\u{202E}abc\u{202C}", "a\r\nb\r", "\u{FFFE}", "e\u{301}\u{301}\u{301}\u{301}",
            String(repeating: "x", count: 500), String(repeating: "\n", count: 500), "\u{10FFFF}", "\t",
        ])
    func strange(text: String) throws {
        for mode in ParagraphStyle.LineBreak.allCases {
            var style = plain
            style.kerning = .nan
            style.rise = .infinity
            style.font = TextFont(size: .nan)
            var paragraph = ParagraphStyle()
            paragraph.lineBreak = mode
            paragraph.lineSpacing = .nan
            paragraph.lineHeightMultiple = .infinity
            let layout = try TextLayout(
                StyledText(text, style), style: paragraph, width: .nan, height: -.infinity, lineLimit: -3,
                language: "\0not a language\u{1F956}")
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            #expect(layout.lines.count <= 2_000)
            _ = try self.layout(text, mode, width: 0.001, lines: 2)
        }
    }

    @Test("texts of many scripts look as they are kept", arguments: [1.0, 3])
    func golden(scale: Double) throws {
        let canvas = try Canvas(size: CGSize(width: 260, height: 250), scale: scale)
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 260, height: 250)), with: .white)
        var heading = TextStyle(font: TextFont(size: 20, weight: 700))
        heading.color = Color(red: 0, green: 0.48, blue: 1)
        var underlined = plain
        underlined.isUnderlined = true
        underlined.background = Color(red: 1, green: 0.9, blue: 0.5)
        let text = StyledText([
            .init("Soup of the day\n", heading),
            .init("Your order is ", plain), .init("on its way", underlined), .init(". Ångström, fi ffl\n", plain),
            .init("今天的汤：番茄汤，请慢用。\n", plain), .init("حساء اليوم: طماطم 12\n", plain),
            .init("מרק היום · Суп дня · Σούπα\n", plain), .init("🍅🥖👩‍🍳🇩🇪 done ✓\n", plain),
            .init("Noto Serif italic", TextStyle(font: TextFont(family: .serif, size: 15, isItalic: true))),
            .init(" mono 012", TextStyle(font: TextFont(family: .monospaced, size: 15))),
        ])
        canvas.draw(try TextLayout(text, width: 240), at: CGPoint(x: 10, y: 8))
        try GoldenImage("scripts@\(Int(scale))x").expect(canvas.bitmap())
    }

    @Test("what is left out looks as it is kept")
    func truncation() throws {
        let canvas = try Canvas(size: CGSize(width: 220, height: 300), scale: 2)
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 220, height: 300)), with: .white)
        var y = 8.0
        for mode in ParagraphStyle.LineBreak.allCases {
            let line = try layout("The quick brown fox jumps over the lazy dog", mode, width: 200, lines: 1)
            canvas.isolated {
                canvas.clip(to: Path(CGRect(x: 10, y: 0, width: 200, height: 250)))
                canvas.draw(line, at: CGPoint(x: 10, y: y))
            }
            y += 24
        }
        for text in [
            "Two lines of a text that is longer than that\nand more", "One\nTwo\nThree",
            "سطران من نص أطول من ذلك بكثير جدا ولا ينتهي أبدا هنا",
        ] {
            canvas.draw(try layout(text, width: 200, lines: 2), at: CGPoint(x: 10, y: y))
            y += 48
        }
        try GoldenImage("truncation").expect(canvas.bitmap())
    }
}
