// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

@testable import Panels

@Suite("Panels of SiriKit's domains")
struct ContentPanelTests {
    private static func card(
        _ example: ContentExample, _ appearance: PanelRequest.Appearance = .light, width: Double = 360,
        scale: Double = 2
    ) throws(DrawingError) -> Bitmap {
        let words = PanelWords(
            app: example.app, title: "", text: "", hasTick: example.isDone, content: example.content)
        let surface = PanelSurface(width: width, scale: scale, appearance: appearance, language: example.language)
        let pictures = [PanelImage(.named("cover")): try PanelCard.cover()]
        return try PanelCard(words: words, surface: surface, pictures: pictures).bitmap()
    }

    @Test("look as they are kept, light and dark", arguments: ContentExample.all)
    func golden(example: ContentExample) throws {
        try GoldenImage("\(example.name)-light").expect(try Self.card(example, scale: 1))
        try GoldenImage("\(example.name)-dark").expect(try Self.card(example, .dark, scale: 1))
        if let folder = ProcessInfo.processInfo.environment["PANEL_PICTURES"] {
            let file = URL(filePath: folder).appending(path: "panel-\(example.name).png")
            try Self.card(example).png().write(to: file)
        }
    }

    @Test("fit every width and scale", arguments: ContentExample.all)
    func sizes(example: ContentExample) throws {
        for (width, scale) in [(120.0, 1.0), (1000, 1), (338, 3)] {
            let card = try Self.card(example, width: width, scale: scale)
            #expect(card.width == Int(width * scale))
            #expect(Double(card.height) / scale < 1600)
        }
    }

    @Test(
        "stay a panel, whatever is written on them",
        arguments: [
            String(repeating: "W", count: 5000), String(repeating: "长", count: 2000), "\u{202E}مرحبا\u{0}",
            String(repeating: "a\n", count: 1000), "", "👩‍👩‍👧‍👦" + String(repeating: "\u{301}", count: 500),
        ])
    func hostile(text: String) throws {
        for content in Self.contents(text) {
            let example = ContentExample(name: "hostile", app: text, content: content)
            let card = try Self.card(example, scale: 1)
            #expect(card.width == 360)
            #expect(card.height < 1600, "\(content.kind)")
        }
    }

    private static func contents(_ text: String) -> [PanelContent] {
        var ride = PanelContent.Ride()
        (ride.phase, ride.stage, ride.option, ride.vehicle, ride.plate) = (text, .max, text, text, text)
        (ride.driver, ride.rating, ride.pickup, ride.dropOff, ride.price) = (text, text, text, text, text)
        (ride.pickupTime, ride.dropOffTime) = (text, text)
        ride.details = Array(repeating: .init(label: text, value: text), count: 10)
        var payment = PanelContent.Payment(direction: .bill, party: text, amount: text, note: text)
        (payment.status, payment.details) = (text, ride.details)
        return [
            .message(.init(addressees: text, text: text, isSent: true, state: text)),
            .call(.init(names: text, kind: text, isVideo: false)), .ride(ride), .payment(payment),
            .list(
                .init(
                    title: text, items: Array(repeating: .init(title: text, isFlagged: true, due: text), count: 10),
                    remaining: text)),
            .note(.init(title: text, text: text, folder: text)),
            .media(.init(title: text, artist: text, isPlaying: true, state: text, remaining: text)),
            .workout(.init(name: text, goal: text, place: text, stage: .ended, state: text)),
            .photos(.init(count: text, search: text)), .code(.init(caption: text)),
            .rows(
                .init(
                    of: .bills, rows: Array(repeating: .init(title: text, detail: text, value: text), count: 10),
                    remaining: text)),
        ]
    }

    @Test("show a picture from the app's bundle or from bytes, and a sign for every other")
    func pictures() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
        let png = try PanelCard.cover().png()
        try png.write(to: folder.appending(path: "cover@2x.png"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link.png"), withDestinationURL: folder.appending(path: "cover@2x.png"))
        try png.write(to: folder.deletingLastPathComponent().appending(path: "beckon-outside.png"))
        defer {
            do {
                try FileManager.default.removeItem(
                    at: folder.deletingLastPathComponent().appending(path: "beckon-outside.png"))
            } catch { Issue.record(error) }
        }
        let address = try #require(URL(string: "https://example.com/cover.png"))
        func has(_ value: ImageValue) -> Bool {
            let content = PanelContent.media(.init(title: "Song", artwork: PanelImage(value)))
            return ContentPictures(bundles: [folder]).bitmaps(of: content)[PanelImage(value)] != nil
        }
        #expect(has(.named("cover")) && has(.named("cover.png")) && has(.data(png)))
        #expect(!has(.named("link")) && !has(.named("../beckon-outside")) && !has(.named("")))
        #expect(!has(.named("missing")) && !has(.url(address)) && !has(.data(Data(count: 30))))
        var huge = [UInt8](png)
        huge[16..<24] = [0, 0, 0x10, 0, 0, 0, 0x10, 0]
        #expect(!has(.data(Data(huge))))
    }
}
