// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import HomeScreen

@Suite("Template images")
struct TemplateTests {
    private let folder: TemporaryFolder
    private let artist = IconArtist()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A PNG file with a disc in the middle, red, green and blue whatever they are.
    private func disc(_ side: Int, height: Int? = nil, ground: Color = .clear) throws -> Data {
        let place = CGRect(x: 0, y: 0, width: side, height: height ?? side)
        let canvas = try Canvas(size: place.size, scale: 1)
        canvas.fill(Path(place), with: ground)
        let round = CGRect(x: 0, y: place.midY - place.midX, width: place.width, height: place.width)
        canvas.fill(Path(ellipseIn: round), with: Color(red: 1, green: 0, blue: 0.5))
        return try canvas.bitmap().png()
    }

    private func write(_ bytes: Data, _ name: String) throws {
        let file = folder.url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
    }

    private func draw(_ name: String, _ style: IconStyle = IconStyle()) async throws -> DrawnIcon {
        try await artist.draw(.template(name, in: folder.url), in: style)
    }

    @Test("keep their shape and lose their colours")
    func tint() async throws {
        try write(try disc(70), "add@2x.png")
        let drawn = try await draw("add", IconStyle(appearance: .dark))
        let picture = try #require(Picture(drawn.png))
        #expect(drawn.warning == nil)
        #expect(picture.color(35, 35) == [255, 255, 255])
        #expect(picture.cover(0, 0) == 0)
        #expect(abs(picture.coverage - 3848) < 60)
    }

    @Test("are taken in the scale that is drawn, else a finer one, else a coarser one")
    func variants() throws {
        for name in ["a.png", "a@2x.png", "a@3x.png", "b@3x.png", "b.png", "c.png", "Icons/d@2x.png"] {
            try write(try disc(8), name)
        }
        func scale(_ name: String, _ wanted: IconStyle.Scale) throws -> Int {
            try TemplateImageFile(name, in: folder.url, for: wanted).scale
        }
        #expect(try IconStyle.Scale.allCases.map { try scale("a", $0) } == [1, 2, 3])
        #expect(try IconStyle.Scale.allCases.map { try scale("b", $0) } == [1, 3, 3])
        #expect(try scale("c.png", .three) == 1)
        #expect(try scale("Icons/d", .one) == 2)
    }

    @Test("are as large as their points say, and never larger than the square")
    func size() async throws {
        try write(try disc(20), "small.png")
        try write(try disc(400), "large.png")
        try write(try disc(100, height: 400), "high.png")
        let small = try #require(Picture(try await draw("small").png))
        #expect(abs(small.coverage - 1257) < 60)
        let large = try #require(Picture(try await draw("large").png))
        #expect(abs(large.coverage - 3848) < 80)
        let high = try #require(Picture(try await draw("high").png))
        #expect(abs(high.coverage - 240) < 40)
    }

    @Test(
        "that lead out of the bundle are refused",
        arguments: [
            "../secret", "/etc/passwd", "a/../../secret", "", ".", "..", "a//b", "a\u{0}b", "link", "linked/secret",
            "inward",
        ])
    func escaping(name: String) async throws {
        let secret = folder.url.deletingLastPathComponent().appending(path: "\(folder.url.lastPathComponent)-secret")
        try FileManager.default.createDirectory(at: secret, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: secret) }
        try disc(70).write(to: secret.appending(path: "secret.png"))
        let files = FileManager.default
        try files.createSymbolicLink(
            at: folder.url.appending(path: "link.png"), withDestinationURL: secret.appending(path: "secret.png"))
        try files.createSymbolicLink(at: folder.url.appending(path: "linked"), withDestinationURL: secret)
        try write(try disc(70), "inner.png")
        try files.createSymbolicLink(
            atPath: folder.url.appending(path: "inward.png").path, withDestinationPath: "inner.png")
        let drawn = try await draw(name)
        #expect(drawn.warning?.contains("so a plain dot stands in for it") == true)
        #expect(drawn.png == (try await artist.draw(.plain)).png)
    }

    @Test("that do not exist are named, with what to add")
    func absent() async throws {
        #expect(
            try await draw("add").warning
                == "the icon file ‘add’ is not in the bundle, so a plain dot stands in for it; add add@2x.png and "
                + "add@3x.png to the app")
    }

    @Test("without transparency would be a plain square, which is said")
    func opaque() async throws {
        try write(try disc(70, ground: .white), "add.png")
        #expect(try await draw("add").warning?.contains("has no transparency and would be a plain square") == true)
    }

    @Test("that announce more pixels than an icon has are not decoded")
    func announced() async throws {
        let whole = try disc(8)
        for (width, height) in [(1025, 8), (8, 1025), (0, 8), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 1)] {
            var bytes = whole
            for (place, number) in [(16, width), (20, height)] {
                for offset in 0..<4 { bytes[place + offset] = UInt8(truncatingIfNeeded: number >> (24 - 8 * offset)) }
            }
            try write(bytes, "add.png")
            #expect(try await draw("add").warning?.contains("is announced with \(width) × \(height) pixels") == true)
        }
    }

    @Test("that are no files a person means say why")
    func kinds() async throws {
        try write(Data("GIF89a and more, long enough for a header".utf8), "gif.png")
        try write(Data(count: TemplateImageFile.sizeLimit + 1), "long.png")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "folder.png"), withIntermediateDirectories: true)
        #expect(mkfifo(folder.url.appending(path: "pipe.png").path, 0o600) == 0)
        var xcode = try disc(8)
        xcode.replaceSubrange(12..<16, with: Data("CgBI".utf8))
        try write(xcode, "xcode.png")
        #expect(try await draw("gif").warning?.contains("is no PNG file") == true)
        #expect(try await draw("long").warning?.contains("it has more than 1048576 bytes") == true)
        #expect(try await draw("folder").warning?.contains("it is not a regular file") == true)
        #expect(try await draw("pipe").warning?.contains("it is not a regular file") == true)
        #expect(try await draw("xcode").warning?.contains("compressed by Xcode") == true)
    }

    @Test("take any damage without harm")
    func damaged() async throws {
        var random = SplitMix(state: 1)
        let whole = try disc(35)
        var refused = 0
        for _ in 0..<500 {
            try write(random.damaged(whole), "add.png")
            let drawn = try await draw("add")
            #expect(Picture(drawn.png)?.width == 70)
            if drawn.warning != nil { refused += 1 }
        }
        #expect(refused > 250)
    }
}
