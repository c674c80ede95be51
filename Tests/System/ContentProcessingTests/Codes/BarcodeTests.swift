// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Codes that machines read")
struct BarcodeTests {
    private static func code(_ text: String, _ correction: String = "Medium") async throws -> ContentFile {
        try #require(
            try await TestPicture.files(.documents(.makeBarcode(text, correction: correction))).first)
    }

    private static func texts(_ file: ContentFile) async throws -> [String] {
        try await TestPicture.content(.documents(.readBarcode(file))).items.map { item in
            guard case .text(let text) = item.value else { throw TestPicture.NoFile() }
            return text
        }
    }

    private static let texts = [
        "a", "https://example.com/?q=1&b=ü", "你好,世界", "0123456789", "one\ntwo", String(repeating: "long ", count: 150),
        "😀",
    ]

    @Test("say what they were made of", arguments: texts, ["Low", "Medium", "Quartile", "High"])
    func roundTrip(text: String, correction: String) async throws {
        #expect(try await Self.texts(Self.code(text, correction)) == [text])
    }

    @Test("are larger with a higher correction")
    func corrections() async throws {
        var widths: [Int] = []
        for correction in ["Low", "Medium", "Quartile", "High"] {
            widths.append(try TestPicture.read(try await Self.code(Self.texts[5], correction)).width)
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4, "\(widths)")
    }

    @Test("are not made of nothing, of too much, or with a correction that there is not")
    func refusals() async throws {
        let long = String(repeating: "é", count: 700)
        for (text, correction, reason) in [
            ("", "Low", "there is no text for the code"),
            (long, "High", "a code with error correction High cannot hold 1400 bytes of text"),
            ("a", "Utmost", "‘Utmost’ is not an error correction level"),
        ] {
            let failure = try await TestPicture.failure(.documents(.makeBarcode(text, correction: correction)))
            #expect(failure.reason.description == reason)
        }
    }

    @Test("hold as much as they can", arguments: [("Low", 2953), ("Medium", 2331), ("Quartile", 1663), ("High", 1273)])
    func longest(correction: String, bytes: Int) async throws {
        let longest = String(repeating: "x", count: bytes)
        #expect(try await Self.texts(Self.code(longest, correction)) == [longest])
        let failure = try await TestPicture.failure(
            .documents(.makeBarcode(longest + "x", correction: correction)))
        #expect(failure.reason.description.contains("\(bytes + 1) bytes"))
    }

    @Test("are all read that are on a picture, small, turned and white on black too")
    func several() async throws {
        let files = [try await Self.code("first"), try await Self.code("second")]
        let combined = try #require(
            try await TestPicture.files(.images(.combine(files, .horizontal, spacing: 40))).first)
        #expect(Set(try await Self.texts(combined)) == ["first", "second"])
        let small = try await TestPicture.files(.images(.resize([files[0]], .percentage(20))))
        #expect(try await Self.texts(small[0]) == ["first"])
        let turned = try await TestPicture.files(.images(.rotate([files[0]], degrees: 20)))
        #expect(try await Self.texts(turned[0]) == ["first"])
        let picture = try TestPicture.read(files[0])
        let inverted = try TestPicture.file(picture.width, picture.height) { context in
            picture.draw(in: context, x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
            cairo_set_operator(context, CAIRO_OPERATOR_DIFFERENCE)
            TestPicture.fill(context, TestPicture.white, 0, 0, Double(picture.width), Double(picture.height))
        }
        #expect(try await Self.texts(inverted) == ["first"])
    }

    @Test("are not found if there are none")
    func none() async throws {
        #expect(try await Self.texts(try TestPicture.flag()) == [])
        #expect(try await Self.texts(try TestPicture.plain(1, 1, TestPicture.white)) == [])
    }
}
