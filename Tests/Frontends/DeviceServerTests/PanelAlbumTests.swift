// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Conversation
import Drawing
import Foundation
import Sentences
import Synchronization
import Testing
import Wire

@testable import Apps
@testable import DeviceServer
@testable import Panels

@Suite("Pictures of panels for browsers")
struct PanelAlbumTests {
    /// Draws a pixel, and remembers on what.
    private final class Artist: Sendable {
        let surfaces = Mutex<[PanelSurface]>([])
        let complaints = Mutex<[String]>([])
        let source: PanelPicture.Source

        init(_ source: PanelPicture.Source = .app) {
            self.source = source
        }

        func album(mostPanels: Int = 32, mostBytes: Int = 1 << 20) -> PanelAlbum {
            PanelAlbum(mostPanels: mostPanels, mostBytes: mostBytes) { [self] subject, surface in
                surfaces.withLock { $0.append(surface) }
                return PanelPicture(bitmap: .blank, scale: surface.scale, source: source)
            } report: { [self] _, text in
                complaints.withLock { $0.append("\(text)") }
            }
        }

        var count: Int { surfaces.withLock(\.count) }
        var reports: [String] { complaints.withLock { $0 } }
    }

    private func subject() throws -> PanelSubject {
        let identifier = try #require(BundleIdentifier("org.example.bakery"))
        let team = try #require(TeamIdentifier("TESTTEAM01"))
        let nowhere = URL(filePath: "/nowhere")
        let app = InstalledApp(
            info: InfoPlist(identifier: identifier),
            identity: BundleIdentity(bundle: identifier, app: identifier, team: team, entitlements: Entitlements()),
            location: nowhere, executable: nowhere, container: nowhere, extensions: [], intents: [], names: [:],
            warnings: [])
        return PanelSubject(
            number: 1, app: app, interaction: InteractionPayload(intent: IntentPayload(className: "BuyBreadIntent")),
            status: 3, words: PanelWords(app: "Bakery", title: "Bread", text: "Three loaves"))
    }

    @Test("a picture is drawn once in each look, and first as the last browser wanted one")
    func looks() async throws {
        let artist = Artist()
        let album = artist.album()
        let name = try #require(await album.add(try subject(), language: "zh-Hans"))
        let light = await album.picture(name, .init())
        #expect(light?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        let dark = PanelAlbum.Look(isDark: true, scale: 3)
        async let one = album.picture(name, dark)
        async let other = album.picture(name, dark)
        #expect(await one == other)
        #expect(await album.add(try subject(), language: "en") != nil)
        let surfaces = artist.surfaces.withLock { $0 }
        #expect(surfaces.map(\.scale) == [2, 3, 3])
        #expect(surfaces.map(\.appearance) == [.light, .dark, .dark])
        #expect(surfaces.map(\.language) == ["zh-Hans", "zh-Hans", "en"])
    }

    @Test("what has a form of its own is a picture, though the app draws nothing, and though it fails")
    func content() async throws {
        var subject = try subject()
        subject.words.content = .photos(.init(count: "24 photos"))
        #expect(await Artist(.standard).album().add(subject, language: "en") != nil)
        let failing = Artist(.instead(of: "org.example.bakery.ui: it crashed", detail: nil))
        #expect(await failing.album().add(subject, language: "en") != nil)
        #expect(failing.reports.count == 1)
    }

    @Test("of an app that draws nothing there is no picture, and of one that fails a complaint")
    func nothing() async throws {
        let standard = Artist(.standard)
        #expect(await standard.album().add(try subject(), language: "en") == nil)
        #expect(standard.reports.isEmpty)
        let failing = Artist(.instead(of: "org.example.bakery.ui: it crashed", detail: nil))
        #expect(await failing.album().add(try subject(), language: "en") == nil)
        #expect(
            failing.reports == ["the panel is not the app's own: org.example.bakery.ui: it crashed"])
    }

    @Test("the latest panels are kept, and a name from another start finds nothing")
    func bounds() async throws {
        let artist = Artist()
        let album = artist.album(mostPanels: 3)
        var names: [String] = []
        for _ in 0..<5 { names.append(try #require(await album.add(try subject(), language: "en"))) }
        var kept: [Bool] = []
        for name in names { kept.append(await album.picture(name, .init()) != nil) }
        #expect(kept == [false, false, true, true, true])
        for name in [names[4] + "0", "x-5", "5", "", "-", "../\(names[4])"] {
            #expect(await album.picture(name, .init()) == nil, "\(name)")
        }
    }

    @Test("pictures beyond the limit go, the oldest first, and are drawn again when they are wanted")
    func bytes() async throws {
        let artist = Artist()
        let size = try Bitmap.blank.png().count
        let album = artist.album(mostBytes: 2 * size)
        var names: [String] = []
        for _ in 0..<3 { names.append(try #require(await album.add(try subject(), language: "en"))) }
        #expect(await album.picture(names[2], .init()) != nil)
        #expect(await album.picture(names[1], .init()) != nil)
        #expect(artist.count == 3)
        #expect(await album.picture(names[0], .init()) != nil)
        #expect(artist.count == 4)
    }
}
