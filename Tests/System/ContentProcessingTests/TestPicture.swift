// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

/// Pictures that are made for a test.
enum TestPicture {
    static let limits = ProcessingLimits()
    typealias Color = (red: Int, green: Int, blue: Int, alpha: Int)

    static let red: Color = (255, 0, 0, 255)
    static let green: Color = (0, 255, 0, 255)
    static let blue: Color = (0, 0, 255, 255)
    static let white: Color = (255, 255, 255, 255)
    static let clear: Color = (0, 0, 0, 0)

    /// A picture with what is drawn on it.
    static func file(
        _ width: Int, _ height: Int, name: String = "a.png", type: PictureType = .png,
        _ body: (OpaquePointer) -> Void
    ) throws -> ContentFile {
        let picture = try Picture(width: width, height: height, name: name)
        try picture.draw(body)
        return try PictureWriter(limits: limits).file(picture, name: name, type: type)
    }

    /// The left half red, the right one blue, and a green corner at the upper left of a quarter of its sides.
    static func flag(
        _ width: Int = 80, _ height: Int = 40, name: String = "flag.png", type: PictureType = .png
    ) throws -> ContentFile {
        try file(width, height, name: name, type: type) { context in
            let (wide, high) = (Double(width), Double(height))
            fill(context, red, 0, 0, wide, high)
            fill(context, blue, wide / 2, 0, wide / 2, high)
            fill(context, green, 0, 0, wide / 4, high / 4)
        }
    }

    static func plain(_ width: Int, _ height: Int, _ color: Color, name: String = "plain.png") throws -> ContentFile {
        try file(width, height, name: name) { fill($0, color, 0, 0, Double(width), Double(height)) }
    }

    static func fill(
        _ context: OpaquePointer, _ color: Color, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) {
        cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
        cairo_rectangle(context, x, y, width, height)
        cairo_fill(context)
    }

    static func read(_ file: ContentFile) throws -> Picture { try PictureReader(limits: limits).picture(file) }

    /// Has an effect carried out, and gives the files that came of it.
    static func files(_ effect: Effect, _ processor: ContentProcessor = ContentProcessor()) async throws
        -> [ContentFile]
    {
        try await content(effect, processor).items.map { item in
            guard case .file(let file) = item.value else { throw NoFile() }
            return file
        }
    }

    static func content(_ effect: Effect, _ processor: ContentProcessor = ContentProcessor()) async throws -> Content {
        try #require(await processor.perform(effect)).content()
    }

    /// The one picture that came of an effect.
    static func picture(_ request: ImageRequest) async throws -> Picture {
        try read(try #require(await files(.images(request)).first))
    }

    static func failure(
        _ effect: Effect, _ processor: ContentProcessor = ContentProcessor()
    ) async throws -> ShortcutFailure {
        guard case .failed(let failure) = try #require(await processor.perform(effect)) else { throw NoFailure() }
        return failure
    }

    struct NoFile: Error {}
    struct NoFailure: Error {}
}

extension Picture {
    /// A pixel, its colors not multiplied by its opacity.
    func color(_ x: Int, _ y: Int) -> TestPicture.Color {
        var found = TestPicture.clear
        forEachPixel { pixel, column, row in
            guard column == x, row == y else { return }
            let color = ColorCounts.color(of: pixel)
            found = (color.red, color.green, color.blue, Int(pixel >> 24))
        }
        return found
    }

    /// Whether a pixel has about a color.
    func has(_ color: TestPicture.Color, _ x: Int, _ y: Int, within most: Int = 8) -> Bool {
        let found = self.color(x, y)
        if color.alpha == 0 { return found.alpha <= most }
        return abs(found.red - color.red) <= most && abs(found.green - color.green) <= most
            && abs(found.blue - color.blue) <= most && abs(found.alpha - color.alpha) <= most
    }
}
