// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import HomeScreen

@Suite("App icons")
struct AppIconTests {
    private let folder: TemporaryFolder
    private let artist = IconArtist()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// An image of one color, without transparency as the icons of apps are.
    private func write(_ name: String, width: Int = 60, height: Int = 60, green: Double = 0) throws {
        let place = CGRect(x: 0, y: 0, width: width, height: height)
        let canvas = try Canvas(size: place.size, scale: 1)
        canvas.fill(Path(place), with: Color(red: 1, green: green, blue: 0))
        try canvas.bitmap().png().write(to: folder.url.appending(path: name))
    }

    private func picture(_ names: String..., scale: IconStyle.Scale = .three) async throws -> Picture {
        let icon = try await artist.draw(app: names, in: folder.url, scale: scale)
        guard case .own(let png) = icon else { throw Missing(icon: icon) }
        return try #require(Picture(png))
    }

    private struct Missing: Error {
        var icon: AppIcon
    }

    @Test("are squares of 60 points in their own colours, filled whatever the image's shape", arguments: [60, 20, 200])
    func own(height: Int) async throws {
        try write("AppIcon@2x.png", height: height)
        let picture = try await picture("AppIcon", scale: .two)
        #expect((picture.width, picture.height) == (120, 120))
        for (x, y) in [(0, 0), (119, 0), (60, 60), (0, 119), (119, 119)] {
            #expect(picture.color(x, y) == [0, 0, 255], "\(x), \(y)")
        }
    }

    @Test("the last file counts, and another one where it is missing")
    func several() async throws {
        try write("small.png")
        try write("large.png", green: 1)
        #expect(try await picture("small", "large").color(9, 9) == [0, 255, 255])
        #expect(try await picture("small", "gone").color(9, 9) == [0, 0, 255])
    }

    @Test("an app that names none has none")
    func none() async throws {
        #expect(try await artist.draw(app: [], in: folder.url) == .none)
    }

    @Test(
        "what can't be used is told, and nothing outside of the bundle is read",
        arguments: [
            ("gone", "is not in the bundle"), ("../AppIcon", "is no name of a file in the bundle"),
            ("/etc/hostname", "is no name of a file"), ("link", "is a link"), ("a\0b", "is no name of a file"),
            (String(repeating: "a/", count: 500) + "a", "is no name of a file"),
            (String(repeating: "a/", count: 499) + "ab", "is not in the bundle"),
            ("text", "is no PNG file"), ("wide", "is announced with 2000 × 4 pixels"),
        ])
    func flawed(name: String, reason: String) async throws {
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link.png"), withDestinationURL: URL(filePath: "/etc/hostname"))
        try Data("no picture, but long enough for a header".utf8).write(to: folder.url.appending(path: "text.png"))
        try write("wide.png", width: 2000, height: 4)
        guard case .flawed(let sentence) = try await artist.draw(app: [name], in: folder.url) else {
            Issue.record("\(name) was drawn")
            return
        }
        #expect(sentence.contains(reason) && sentence.contains("so its first letter stands in for it"), "\(sentence)")
    }
}
