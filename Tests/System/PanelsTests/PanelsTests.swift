// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Panels
import Sentences
import Testing
import Wire

@testable import ExtensionHost

@Suite("Panels")
struct PanelsTests {
    private static let surface = PanelSurface(width: 200, height: 300, scale: 2)

    @Test("what the app draws is on the panel, between the system's header and the round corners")
    func own() async throws {
        let studio = try Studio("draws")
        let picture = try await studio.panels.picture(of: Studio.subject(), on: Self.surface)
        #expect(picture.source == .app)
        #expect(picture.bitmap.width == 400)
        // The peer fills the width with 100 points of red; corners and the hair around the card take a little.
        let red = picture.bitmap.count(red: 255, green: 0, blue: 0)
        #expect(red > 400 * 200 * 95 / 100 && red <= 400 * 200)
        #expect(picture.bitmap[0, 0]?.alpha ?? 255 < 255)
        await studio.end()
    }

    @Test("an app without an extension for the intent gets the standard panel", arguments: [nil, ["PayIntent"]])
    func none(lists: [String]?) async throws {
        let panels = Panels { _, _, _ async throws(ExtensionFailure) in
            Issue.record("nobody was to be asked")
            throw ExtensionFailure(.crashed, identifier: "", text: "")
        }
        let picture = try await panels.picture(of: Studio.subject(lists: lists), on: Self.surface)
        #expect(picture.source == .standard)
        #expect(picture.bitmap.count(red: 255, green: 255, blue: 255) > 1000)
    }

    @Test("an extension that leaves the panel to the system gets the standard one, without a complaint")
    func declined() async throws {
        let studio = try Studio("drawsNothing")
        let picture = try await studio.panels.picture(of: Studio.subject(), on: Self.surface)
        #expect(picture.source == .standard)
        await studio.end()
    }

    @Test(
        "whatever an extension does wrong, a person sees the standard panel, and a developer reads why",
        arguments: [
            ("crashesOverDrawing", "ended by SIG"), ("exitsAtStart", "before it was ready"),
            ("drawsTooTall", "200.0 × 600.0"),
            ("drawsTooNarrow", "100.0 × 100.0"), ("drawsCoarsely", "200 × 100 pixels"), ("swapsPixels", "pixels"),
            ("sendsPixelsFirst", "pixels"), ("repliesTwiceOverDrawing", "twice"), ("sendsBrokenPixels", "pixels"),
            ("drawsWithoutPixels", "without pixels"), ("answersDrawingWithText", "another answer"),
            ("refusesToDraw", "nobody here draws"), ("sendsNoJSON", "unreadable message"),
        ])
    func hostile(mode: String, reason: String) async throws {
        let studio = try Studio(mode)
        let expected = try await Panels { _, _, _ async throws(ExtensionFailure) in
            ExtensionAnswer(reply: .panel(.declined))
        }.picture(of: Studio.subject(), on: Self.surface)
        let picture = try await studio.panels.picture(of: Studio.subject(), on: Self.surface)
        #expect(picture.bitmap == expected.bitmap)
        let text = try #require(picture.source.complaint)
        #expect(text.contains(reason))
        #expect(text.contains("com.example.pizzeria.panel"))
        await studio.end()
    }

    @Test(
        "pixels are taken that are as many as the points need in both directions, to the next whole one",
        arguments: [
            (400, 200, true), (401, 199, true), (399, 201, true), (402, 200, false), (398, 200, false),
            (400, 202, false), (400, 198, false),
        ])
    func pixels(width: Int, height: Int, isTaken: Bool) async throws {
        let pixels = try #require(
            PanelPixels(width: width, height: height, bytes: Data(count: width * height * 4)))
        let panels = Panels { _, _, _ async throws(ExtensionFailure) in
            let reply = PanelReply(
                isAccepted: true, size: PanelSize(width: 200, height: 100), pixels: pixels.extent)
            return ExtensionAnswer(reply: .panel(reply), pixels: pixels)
        }
        let picture = try await panels.picture(of: Studio.subject(), on: Self.surface)
        #expect((picture.source == .app) == isTaken)
        #expect((picture.source.complaint?.contains("sent \(width) × \(height) pixels") == true) == !isTaken)
    }

    @Test(
        "a panel that is empty or left to the system is the standard one; an empty one with pixels is a mistake",
        arguments: [
            (true, 0, false, true), (false, 0, false, true), (false, 100, true, true), (false, 100, false, true),
            (true, 0, true, false), (true, 100, false, false),
        ] as [(Bool, Double, Bool, Bool)])
    func emptiness(isAccepted: Bool, side: Double, hasPixels: Bool, isStandard: Bool) async throws {
        let pixels = hasPixels ? PanelPixels(width: 2, height: 2, bytes: Data(count: 16)) : nil
        let panels = Panels { _, _, _ async throws(ExtensionFailure) in
            let reply = PanelReply(
                isAccepted: isAccepted, size: PanelSize(width: 2 * side, height: side), pixels: pixels?.extent)
            return ExtensionAnswer(reply: .panel(reply), pixels: pixels)
        }
        let picture = try await panels.picture(of: Studio.subject(), on: Self.surface)
        #expect((picture.source == .standard) == isStandard)
        #expect((picture.source.complaint == nil) == isStandard)
    }

    @Test("a late extension is waited for no longer than its time", arguments: ["hangsOverDrawing", "keepsPixels"])
    func late(mode: String) async throws {
        var limits = ExtensionLimits.generous
        limits.panel = .seconds(1)
        let studio = try Studio(mode, limits: limits)
        let picture = try await studio.panels.picture(of: Studio.subject(), on: Self.surface)
        let text = try #require(picture.source.complaint)
        #expect(text.contains("1.0 seconds"))
        await studio.end()
    }
}
