// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Text on pictures", .serialized)
struct TextRecognitionTests {
    /// A picture of lines of text.
    private static func picture(
        _ lines: [String], size: Double = 24, isDark: Bool = false, width: Int = 700
    ) throws -> ContentFile {
        let height = Int(Double(lines.count) * size * 1.8 + 40)
        return try TestPicture.file(width, height) { context in
            let paper: TestPicture.Color = isDark ? (20, 20, 24, 255) : TestPicture.white
            let ink = isDark ? 0.95 : 0
            TestPicture.fill(context, paper, 0, 0, Double(width), Double(height))
            cairo_set_source_rgba(context, ink, ink, ink, 1)
            cairo_move_to(context, 20, 20)
            guard
                let text = TextLines(
                    lines.joined(separator: "\n"), font: "Sans", size: size, width: Double(width) - 40, for: context)
            else { return }
            pango_cairo_show_layout(context, text.layout)
        }
    }

    private static func text(
        _ file: ContentFile, languages: [String] = ["eng", "chi_sim"]
    ) async throws -> [String] {
        let content = try await TestPicture.content(
            .images(.recognizeText([file])), ContentProcessor(languages: languages))
        return content.items.map { item in
            if case .text(let text) = item.value { text } else { "" }
        }
    }

    private static let english = ["The quick brown fox", "jumps over the lazy dog", "Invoice 2024: total 318 EUR"]
    private static let chinese = ["今天天气很好", "我们去公园散步", "会议在星期三下午"]

    @Test("is read in English, large and as small as on a screen", arguments: [12.0, 16, 24, 48])
    func english(size: Double) async throws {
        let file = try Self.picture(Self.english, size: size, width: size > 30 ? 900 : 700)
        #expect(try await Self.text(file) == [Self.english.joined(separator: "\n")])
    }

    @Test("is read in Chinese, without spaces between the signs", arguments: [16.0, 32])
    func chinese(size: Double) async throws {
        #expect(
            try await Self.text(try Self.picture(Self.chinese, size: size)) == [Self.chinese.joined(separator: "\n")])
    }

    @Test("is read where it is bright on dark")
    func dark() async throws {
        let file = try Self.picture(Self.english, size: 16, isDark: true)
        #expect(try await Self.text(file) == [Self.english.joined(separator: "\n")])
    }

    @Test("is not found if there is none")
    func none() async throws {
        #expect(try await Self.text(try TestPicture.flag()) == [])
        #expect(try await Self.text(try TestPicture.plain(1, 1, TestPicture.white)) == [])
        #expect(try await Self.text(try TestPicture.plain(300, 2, TestPicture.white)) == [])
    }

    @Test("in a language that does not exist says which package is missing")
    func missingLanguage() async throws {
        let failure = try await TestPicture.failure(
            .images(.recognizeText([try TestPicture.flag()])), ContentProcessor(languages: ["xyz_abc"]))
        #expect(failure.kind == .missing)
        #expect(failure.remedy.description == "install tesseract-ocr-xyz-abc")
    }

    @Test(
        "has the spaces that people write",
        arguments: [
            ("你 好 世界\u{0C}", "你好世界"), ("a  b", "a b"), ("用 Swift 写", "用 Swift 写"), ("\n\n a \n\n\n b \n", "a\n\nb"),
            ("", ""),
        ])
    func tidied(raw: String, text: String) { #expect(RecognizedText.tidied(raw) == text) }
}
