// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Pictures that are masked, laid onto others and put together")
struct ImageLayerTests {
    @Test(
        "are cut to a shape",
        arguments: [("Rounded Rectangle", 10.0), ("Ellipse", 0.0), ("Icon", 0.0), ("Rounded Rectangle", 1e9)])
    func shapes(shape: String, radius: Double) async throws {
        let file = try TestPicture.plain(80, 40, TestPicture.red, name: "a.png")
        let picture = try await TestPicture.picture(.mask([file], shape: shape, radius: radius, mask: nil))
        #expect((picture.width, picture.height) == (shape == "Icon" ? 40 : 80, 40))
        #expect(picture.has(TestPicture.clear, 0, 0))
        #expect(picture.has(TestPicture.clear, picture.width - 1, 39))
        #expect(picture.has(TestPicture.red, picture.width / 2, 20))
        #expect(picture.has(TestPicture.red, picture.width / 2, 1))
    }

    @Test("lose nothing to a rectangle without round corners")
    func squareCorners() async throws {
        let file = try TestPicture.plain(20, 20, TestPicture.red)
        let picture = try await TestPicture.picture(
            .mask([file], shape: "Rounded Rectangle", radius: 0, mask: nil))
        #expect(picture.has(TestPicture.red, 0, 0))
    }

    @Test("are cut to what another picture leaves: what it has, or what is bright in it")
    func customMasks() async throws {
        let file = try TestPicture.plain(40, 40, TestPicture.red)
        let clear = try TestPicture.file(10, 10) { TestPicture.fill($0, TestPicture.blue, 0, 0, 5, 10) }
        let bright = try TestPicture.file(10, 10) {
            TestPicture.fill($0, (0, 0, 0, 255), 0, 0, 10, 10)
            TestPicture.fill($0, TestPicture.white, 0, 0, 5, 10)
        }
        for mask in [clear, bright] {
            let picture = try await TestPicture.picture(
                .mask([file], shape: "Custom Image", radius: 0, mask: mask))
            #expect((picture.width, picture.height) == (40, 40))
            #expect(picture.has(TestPicture.red, 5, 20))
            #expect(picture.has(TestPicture.clear, 35, 20))
        }
    }

    @Test(
        "are laid where they are to be",
        arguments: [
            ("Top Left", 0.0, 0.0, 2, 2), ("Bottom Right", 0, 0, 97, 47), ("Center", 0, 0, 50, 25),
            ("Custom", 30, 10, 35, 15), ("Top Right", 0, 0, 97, 2),
        ])
    func places(position: String, x: Double, y: Double, seenX: Int, seenY: Int) async throws {
        let base = try TestPicture.plain(100, 50, TestPicture.white)
        let overlay = try TestPicture.plain(20, 20, TestPicture.red)
        let picture = try await TestPicture.picture(
            .overlay(
                overlay, onto: [base], position: position, x: x, y: y, width: 10, height: nil, degrees: 0, opacity: 1))
        #expect(picture.has(TestPicture.red, seenX, seenY))
        let others = [(2, 2), (97, 47), (50, 25), (35, 15), (97, 2)].filter { $0 != (seenX, seenY) }
        for other in others { #expect(picture.has(TestPicture.white, other.0, other.1)) }
    }

    @Test("are seen through as far as was said, and turned around their middle")
    func opacityAndTurn() async throws {
        let base = try TestPicture.plain(100, 100, TestPicture.white)
        let overlay = try TestPicture.plain(60, 10, (0, 0, 0, 255))
        let half = try await TestPicture.picture(
            .overlay(
                overlay, onto: [base], position: "Center", x: 0, y: 0, width: nil, height: nil, degrees: 0, opacity: 0.5
            )
        )
        #expect(half.has((128, 128, 128, 255), 50, 50))
        let turned = try await TestPicture.picture(
            .overlay(
                overlay, onto: [base], position: "Center", x: 0, y: 0, width: nil, height: nil, degrees: 90, opacity: 1)
        )
        #expect(turned.has((0, 0, 0, 255), 50, 25))
        #expect(turned.has(TestPicture.white, 25, 50))
    }

    private static func overlay(_ position: String, color: String = "#FF0000FF") -> TextOverlay {
        TextOverlay(
            "HHHH", position: position, alignment: "Center", font: "Helvetica-Bold", size: 20, offset: 5, degrees: 0,
            color: color, outline: nil)
    }

    @Test(
        "carry a text where it is to be",
        arguments: [("Top Left", 0, 0), ("Top Center", 1, 0), ("Bottom Right", 2, 1), ("Bottom Center", 1, 1)])
    func texts(position: String, column: Int, row: Int) async throws {
        let file = try TestPicture.plain(300, 100, TestPicture.white)
        let picture = try await TestPicture.picture(.overlayText(Self.overlay(position), onto: [file]))
        var inked = Set<[Int]>()
        picture.forEachPixel { pixel, x, y in
            let color = ColorCounts.color(of: pixel)
            if color.red > 200, color.green < 60 { inked.insert([x / 100, y / 50]) }
        }
        #expect(inked == [[column, row]])
    }

    @Test("carry a text with a line around it")
    func outline() async throws {
        let file = try TestPicture.plain(300, 100, TestPicture.white)
        var overlay = Self.overlay("Center")
        overlay.outline = TextOverlay.Outline(color: "#0000FFFF", width: 5)
        let picture = try await TestPicture.picture(.overlayText(overlay, onto: [file]))
        var (red, blue) = (0, 0)
        picture.forEachPixel { pixel, _, _ in
            let color = ColorCounts.color(of: pixel)
            if color.red > 200, color.green < 60 { red += 1 }
            if color.blue > 200, color.green < 60 { blue += 1 }
        }
        #expect(red > 200)
        #expect(blue > 100)
    }

    @Test("report a color that is not one", arguments: ["red", "#12", "#GG0000FF", "", "#1234567", "+1234567"])
    func colors(color: String) async throws {
        let file = try TestPicture.plain(30, 10, TestPicture.white)
        let failure = try await TestPicture.failure(
            .images(.overlayText(Self.overlay("Center", color: color), onto: [file])))
        #expect(failure.reason.description == "‘\(color)’ is not a color")
    }

    @Test(
        "stand beside or below one another, or in a grid",
        arguments: [
            (ImageRequest.Arrangement.horizontal, 10.0, 3 * 20 + 2 * 10, 20), (.vertical, 0, 20, 60),
            (.grid, 5, 45, 45),
        ])
    func combined(arrangement: ImageRequest.Arrangement, spacing: Double, width: Int, height: Int) async throws {
        let colors = [TestPicture.red, TestPicture.green, TestPicture.blue]
        let files = try colors.map { try TestPicture.plain(20, 20, $0) }
        let picture = try await TestPicture.picture(.combine(files, arrangement, spacing: spacing))
        #expect((picture.width, picture.height) == (width, height))
        #expect(picture.has(TestPicture.red, 2, 2))
        #expect(
            picture.has(
                TestPicture.blue, arrangement == .horizontal ? width - 2 : 2,
                arrangement == .horizontal ? 2 : height - 2))
        if arrangement == .grid { #expect(picture.has(TestPicture.clear, 44, 44)) }
        if spacing == 10 { #expect(picture.has(TestPicture.clear, 25, 2)) }
    }

    @Test("stand in the middle of their place")
    func middle() async throws {
        let files = [try TestPicture.plain(20, 40, TestPicture.red), try TestPicture.plain(20, 20, TestPicture.blue)]
        let picture = try await TestPicture.picture(.combine(files, .horizontal, spacing: 0))
        #expect((picture.width, picture.height) == (40, 40))
        #expect(picture.has(TestPicture.clear, 30, 5))
        #expect(picture.has(TestPicture.blue, 30, 20))
        #expect(picture.has(TestPicture.clear, 30, 35))
    }
}
