// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Pictures that are resized, cropped, turned and mirrored")
struct ImageGeometryTests {
    @Test(
        "are as large as was said",
        arguments: [
            (ImageRequest.Size.sides(width: 40, height: nil), 40, 20), (.sides(width: nil, height: 10), 20, 10),
            (.sides(width: 30, height: 30), 30, 30), (.sides(width: nil, height: nil), 80, 40),
            (.percentage(50), 40, 20),
            (.percentage(300), 240, 120), (.longestEdge(160), 160, 80), (.percentage(0.1), 1, 1),
        ])
    func sizes(size: ImageRequest.Size, width: Int, height: Int) async throws {
        let picture = try await TestPicture.picture(.resize([TestPicture.flag()], size))
        #expect((picture.width, picture.height) == (width, height))
        guard width > 20 else { return }
        #expect(picture.has(TestPicture.red, width / 4, height * 3 / 4, within: 12))
        #expect(picture.has(TestPicture.blue, width - 2, height / 2))
        #expect(picture.has(TestPicture.green, 0, 0))
    }

    @Test("keep their names and types", arguments: PictureTypes.names)
    func types(type: String, name: String) async throws {
        let file = try TestPicture.flag(64, 32, name: name, type: try #require(PictureType(identifier: type)))
        let files = try await TestPicture.files(.images(.resize([file], .percentage(50))))
        #expect(files.map(\.name) == [name])
        #expect(files.map(\.type) == [type])
        let picture = try TestPicture.read(files[0])
        #expect((picture.width, picture.height) == (32, 16))
        #expect(picture.has(TestPicture.blue, 26, 8, within: 40))
    }

    @Test(
        "are cut out where they were to be",
        arguments: [
            ("Top Left", 0.0, 0.0, TestPicture.green), ("Bottom Left", 0, 0, TestPicture.red),
            ("Top Right", 0, 0, TestPicture.blue), ("Bottom Right", 0, 0, TestPicture.blue),
            ("Custom", 50, 5, TestPicture.blue), ("Custom", -5, -5, TestPicture.green),
        ])
    func crops(position: String, x: Double, y: Double, color: TestPicture.Color) async throws {
        let picture = try await TestPicture.picture(
            .crop([TestPicture.flag()], position: position, x: x, y: y, width: 10, height: 10))
        #expect(picture.width == (x < 0 ? 5 : 10))
        #expect(picture.has(color, 2, 2))
        #expect(picture.has(color, picture.width - 1, picture.height - 1))
    }

    @Test("are cut in the middle, and no larger than they are")
    func cropInTheMiddle() async throws {
        let picture = try await TestPicture.picture(
            .crop([TestPicture.flag()], position: "Center", x: 0, y: 0, width: 20, height: 500))
        #expect((picture.width, picture.height) == (20, 40))
        #expect(picture.has(TestPicture.red, 9, 20))
        #expect(picture.has(TestPicture.blue, 10, 20))
    }

    @Test("stand upright again when they are turned right, without a pixel lost")
    func rightTurns() async throws {
        let file = try TestPicture.flag()
        let once = try await TestPicture.picture(.rotate([file], degrees: 90))
        #expect((once.width, once.height) == (40, 80))
        // What was at the upper left is at the upper right.
        #expect(once.color(39, 0) == TestPicture.green)
        #expect(once.color(20, 79) == TestPicture.blue)
        let whole = try await TestPicture.picture(.rotate([file], degrees: -720))
        #expect((whole.width, whole.height) == (80, 40))
        #expect(whole.color(0, 0) == TestPicture.green)
        let half = try await TestPicture.picture(.rotate([file], degrees: 180))
        #expect(half.color(79, 39) == TestPicture.green)
    }

    @Test("get a larger sheet with clear corners when they are turned otherwise", arguments: ["a.png", "a.jpeg"])
    func otherTurns(name: String) async throws {
        let file = try TestPicture.flag(80, 40, name: name, type: name == "a.png" ? .png : .jpeg)
        let files = try await TestPicture.files(.images(.rotate([file], degrees: 45)))
        // A JPEG has nothing that is clear.
        #expect(files.map(\.name) == ["a.png"])
        let picture = try TestPicture.read(files[0])
        #expect((picture.width, picture.height) == (85, 85))
        #expect(picture.has(TestPicture.clear, 1, 1))
        #expect(picture.has(TestPicture.clear, 84, 84))
        #expect(picture.has(TestPicture.red, 36, 36, within: 40) || picture.has(TestPicture.red, 32, 34, within: 40))
    }

    @Test("are mirrored across or down", arguments: [(false, 79, 0), (true, 0, 39)])
    func mirrored(isVertical: Bool, x: Int, y: Int) async throws {
        let picture = try await TestPicture.picture(.flip([TestPicture.flag()], isVertical: isVertical))
        #expect(picture.color(x, y) == TestPicture.green)
        #expect(picture.color(79 - x, 39 - y) != TestPicture.green)
    }

    private static let strange: [Double] = [.nan, .infinity, -.infinity, 0, -5, 1e300, 1e-300]

    @Test("are refused or made, whatever the measures", arguments: strange)
    func strangeMeasures(value: Double) async throws {
        let file = try TestPicture.flag()
        let requests: [ImageRequest] = [
            .resize([file], .sides(width: value, height: nil)), .resize([file], .sides(width: 5, height: value)),
            .resize([file], .percentage(value)), .resize([file], .longestEdge(value)),
            .crop([file], position: "Custom", x: value, y: 0, width: 5, height: 5),
            .crop([file], position: "Center", x: 0, y: 0, width: value, height: 5),
            .rotate([file], degrees: value), .combine([file, file], .grid, spacing: value),
            .mask([file], shape: "Rounded Rectangle", radius: value, mask: nil),
            .makeGIF([file], secondsPerPicture: value, loops: nil, size: .percentage(50)),
            .overlay(
                file, onto: [file], position: "Custom", x: value, y: value, width: 5, height: nil, degrees: value,
                opacity: value),
            .overlay(
                file, onto: [file], position: "Center", x: 0, y: 0, width: value, height: value, degrees: 0, opacity: 1),
            .overlayText(
                TextOverlay(
                    "a", position: "Top Left", alignment: "Left", font: nil, size: value, offset: value, degrees: value,
                    color: "#FF0000FF", outline: TextOverlay.Outline(color: "#000000FF", width: value)), onto: [file]),
            .convert([file], type: "public.jpeg", quality: value, keepsMetadata: true),
        ]
        for request in requests {
            switch try #require(await ContentProcessor().perform(.images(request))) {
            case .content(let content): #expect(content.count == 1)
            case .failed(let failure): #expect(!failure.reason.isEmpty && !failure.remedy.isEmpty)
            case .cancelled, .chosen: Issue.record("neither done nor refused: \(request)")
            }
        }
    }

    @Test("say what is wrong with a measure")
    func messages() async throws {
        let file = try TestPicture.flag()
        let resizing = try await TestPicture.failure(.images(.resize([file], .sides(width: 0, height: 5))))
        #expect(resizing.reason.description == "‘flag.png’ cannot have 0 × 5 pixels")
        let cropping = try await TestPicture.failure(
            .images(.crop([file], position: "Custom", x: 200, y: 0, width: 5, height: 5)))
        #expect(cropping.reason.description == "‘flag.png’ has no position 200, 0: it has 80 × 40 pixels")
        let growing = try await TestPicture.failure(.images(.resize([file], .percentage(50_000))))
        #expect(growing.kind == .tooMuch)
    }
}

/// The types that are read and written.
enum PictureTypes {
    static let names = [
        ("public.png", "a.png"), ("public.jpeg", "b.jpg"), ("public.tiff", "c.tif"), ("com.microsoft.bmp", "d.bmp"),
        ("com.compuserve.gif", "e.gif"), ("com.microsoft.ico", "f.ico"), ("public.webp", "g.webp"),
    ]
}
