// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Panels
import Testing
import Wire

@testable import ExtensionHost

@Suite("The standard panel")
struct StandardPanelTests {
    private static let panels = Panels { _, _, _ async throws(ExtensionFailure) in
        ExtensionAnswer(reply: .panel(.declined))
    }

    private static func bitmap(
        _ words: PanelWords, _ appearance: PanelRequest.Appearance = .light, scale: Double = 2,
        language: String = "en"
    ) async throws -> Bitmap {
        try await panels.picture(
            of: Studio.subject(lists: nil, words: words),
            on: PanelSurface(width: 300, scale: scale, appearance: appearance, language: language)
        ).bitmap
    }

    @Test("is as wide as it is asked to be, in the pixels of the screen", arguments: [1.0, 2, 3])
    func width(scale: Double) async throws {
        #expect(try await Self.bitmap(.order, scale: scale).width == Int(300 * scale))
    }

    @Test("shows the tick when it is done, and only then")
    func tick() async throws {
        var words = PanelWords.order
        #expect(try await Self.bitmap(words).count(red: 52, green: 199, blue: 89) > 500)
        words.hasTick = false
        #expect(try await Self.bitmap(words).count(red: 52, green: 199, blue: 89) == 0)
    }

    @Test("is dark in the dark")
    func dark() async throws {
        let dark = try await Self.bitmap(.order, .dark)
        #expect(dark.count(red: 28, green: 28, blue: 30) > dark.width * dark.height / 2)
    }

    @Test("grows with its text, up to a limit")
    func growth() async throws {
        func height(_ count: Int) async throws -> Int {
            let text = Array(repeating: "Margherita", count: count).joined(separator: " ")
            return try await Self.bitmap(PanelWords(app: "Pizzeria", title: "Order", text: text)).height
        }
        let heights = [try await height(1), try await height(20), try await height(200), try await height(2000)]
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
        #expect(heights[2] == heights[3])
    }

    @Test("shows an image beside the words, and keeps its proportions")
    func image() async throws {
        let blue = try Bitmap(
            width: 20, height: 10, bytes: Array([[UInt8]](repeating: [255, 0, 0, 255], count: 200).joined()))
        let picture = try await Self.bitmap(PanelWords(app: "Pizzeria", title: "Order", text: "2", image: blue))
        let count = picture.count(red: 0, green: 0, blue: 255)
        #expect(count > 112 * 112 * 9 / 10 && count <= 112 * 112)
    }

    @Test("has all its width for the words without an image, and keeps them beside one; an image makes room for itself")
    func besideImage() async throws {
        func darkPixels(_ bitmap: Bitmap, from left: Int, to right: Int) -> Int {
            let rows = 90..<bitmap.height - 40
            return rows.reduce(0) { count, y in
                count + (left..<right).count { x in bitmap[x, y].map { max($0.red, $0.green, $0.blue) < 128 } ?? false }
            }
        }
        let image = try Bitmap(width: 1, height: 1, bytes: [0, 0, 255, 255])
        let text = Array(repeating: "Margherita", count: 30).joined(separator: " ")
        let words = PanelWords(app: "Pizzeria", title: "Order", text: text)
        var pictured = words
        pictured.image = image
        // The image begins 72 points from the right edge, and nothing stands in the 12 before it.
        #expect(darkPixels(try await Self.bitmap(words), from: 432, to: 456) > 0)
        #expect(darkPixels(try await Self.bitmap(pictured), from: 432, to: 456) == 0)
        let short = PanelWords(app: "Pizzeria", title: "Order", text: "")
        var shortPictured = short
        shortPictured.image = image
        #expect(try await Self.bitmap(shortPictured).height == (40 + 56 + 16) * 2)
        #expect(try await Self.bitmap(short).height < (40 + 56 + 16) * 2)
    }

    @Test(
        "is the same each time, whatever is written on it",
        arguments: ["披萨店 🍕 12 分钟", "مرحبا بالعالم", "a\u{0}b\u{202E}c", ""])
    func languages(text: String) async throws {
        let words = PanelWords(app: text, title: text, text: "2 × " + text)
        #expect(try await Self.bitmap(words, language: "zh-Hans") == Self.bitmap(words, language: "zh-Hans"))
    }

    @Test("a sheet shows every row in both appearances")
    func sheet() async throws {
        let rows = [
            ContactSheet.Row(
                caption: "success",
                pictures: [.light: try await Self.bitmap(.order), .dark: try await Self.bitmap(.order, .dark)])
        ]
        let sheet = try ContactSheet(rows + rows, width: 300, scale: 2).bitmap()
        #expect(sheet.width == 2 * 340 * 2)
        #expect(sheet.count(red: 52, green: 199, blue: 89) > 1000)
        if let folder = ProcessInfo.processInfo.environment["PANEL_PICTURES"] {
            try sheet.png().write(to: URL(filePath: folder).appending(path: "sheet.png"))
        }
    }
}
