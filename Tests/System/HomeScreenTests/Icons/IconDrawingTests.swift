// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import HomeScreen

@Suite("Drawn icons")
struct IconDrawingTests {
    private let artist = IconArtist()

    private func draw(_ icon: Icon, _ style: IconStyle = IconStyle()) async throws -> Picture {
        let drawn = try await artist.draw(icon, in: style)
        #expect(drawn.warning == nil)
        return try #require(Picture(drawn.png))
    }

    @Test("are squares of 35 points", arguments: IconStyle.Scale.allCases)
    func size(scale: IconStyle.Scale) async throws {
        let picture = try await draw(.symbol("plus"), IconStyle(scale: scale))
        #expect(picture.width == 35 * scale.rawValue)
        #expect(picture.height == 35 * scale.rawValue)
    }

    @Test("are dark on light and light on dark, of the same shape")
    func appearance() async throws {
        let dark = try await draw(.symbol("circle.fill"))
        let light = try await draw(.symbol("circle.fill"), IconStyle(appearance: .dark))
        #expect(dark.color(35, 35).allSatisfy { $0 < 40 })
        #expect(light.color(35, 35) == [255, 255, 255])
        #expect(dark.sketch == light.sketch)
    }

    @Test(
        "look as they did when a person looked at them",
        arguments: [
            ("plus", ["0000000", "0004000", "0005000", "0457540", "0005000", "0004000", "0000000"]),
            ("magnifyingglass", ["0000000", "0355300", "0500500", "0500500", "0355700", "0000060", "0000000"]),
            ("square.and.arrow.up", ["0000000", "0028200", "0036300", "0355530", "0504050", "0544450", "0000000"]),
            ("star", ["0000000", "0006000", "0356530", "0440450", "0063600", "0062600", "0000000"]),
            ("heart.fill", ["0000000", "0375730", "0899980", "0799970", "0189810", "0017100", "0000000"]),
            ("cart", ["0000000", "0600000", "0364460", "0150050", "0055610", "0041410", "0000000"]),
            (
                "person.crop.circle.fill.badge.plus",
                ["0000000", "0179710", "0794970", "0972550", "0763670", "0175770", "0000000"]
            ),
            ("creditcard.fill", ["0000000", "0333330", "0766670", "0656660", "0858990", "0333330", "0000000"]),
            ("mic.slash", ["0000000", "0428300", "0155400", "0325230", "0142510", "0017140", "0000000"]),
        ])
    func golden(name: String, sketch: [String]) async throws {
        let drawn = try await draw(.symbol(name), IconStyle(scale: .three)).sketch
        #expect(Picture.resemble(drawn, sketch))
    }

    @Test("all symbols there are can be drawn, each way", arguments: SymbolShape.named.keys.sorted())
    func every(name: String) async throws {
        for suffix in ["", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".badge.plus"] {
            let picture = try await draw(.symbol(name + suffix), IconStyle(scale: .one))
            #expect(picture.coverage > 15, "\(name + suffix)")
        }
    }

    @Test("a filled circle has the shape cut out of it")
    func cutOut() async throws {
        let ring = try await draw(.symbol("checkmark.circle"))
        let disc = try await draw(.symbol("checkmark.circle.fill"))
        #expect(disc.coverage > 2 * ring.coverage)
        #expect(disc.coverage < (try await draw(.symbol("circle.fill"))).coverage)
    }

    @Test("a slash leaves a gap beside it")
    func slash() async throws {
        let whole = try await draw(.symbol("square.fill"))
        let slashed = try await draw(.symbol("square.slash.fill"))
        #expect(slashed.coverage < whole.coverage)
        #expect(slashed.cover(35, 35) > 200)
        #expect(slashed.cover(35, 41) < 100)
    }

    @Test("a symbol that is not known is a plain dot and a warning that names it")
    func unknown() async throws {
        let drawn = try await artist.draw(.symbol("pizza.slice"))
        #expect(drawn.warning?.hasPrefix("the symbol ‘pizza.slice’ has no drawing here, so a plain dot") == true)
        #expect(drawn.png == (try await artist.draw(.plain)).png)
        #expect(try #require(Picture(drawn.png)).cover(35, 35) == 255)
    }

    @Test("many at once are all drawn")
    func concurrent() async throws {
        let expected = try await artist.draw(.symbol("star.fill"))
        await withTaskGroup { group in
            for _ in 0..<50 {
                group.addTask { try? await artist.draw(.symbol("star.fill")) }
            }
            for await drawn in group { #expect(drawn == expected) }
        }
    }
}
