// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts

extension ImageProcessor {
    /// Pictures with another one on each.
    func overlaid(
        _ files: [ContentFile], with overlay: ContentFile, _ place: PictureOverlay
    ) throws(ShortcutFailure) -> Content {
        let layer = try reader.picture(overlay)
        return try each(files) { picture, name throws(ShortcutFailure) in
            try place.draw(layer, on: picture, name, limits: limits)
            return (picture, false)
        }
    }

    /// One picture of several, each in the middle of its place.
    func combined(
        _ files: [ContentFile], _ arrangement: ImageRequest.Arrangement, spacing: Double
    ) throws(ShortcutFailure) -> Content {
        guard let first = files.first else { return .nothing }
        let pictures = try all(files)
        let columns =
            switch arrangement {
            case .horizontal: pictures.count
            case .vertical: 1
            case .grid: Int(Double(pictures.count).squareRoot().rounded(.up))
            }
        let grid = PictureGrid(
            pictures.map { ($0.width, $0.height) }, columns: columns, isEven: arrangement == .grid,
            spacing: spacing.isFinite ? max(spacing, 0) : 0)
        let sides = try limits.sides(grid.width, grid.height, of: first.name)
        let made = try Picture(width: sides.width, height: sides.height, name: first.name)
        made.details.colorProfile = pictures[0].details.colorProfile
        try made.draw { context in
            for (index, picture) in pictures.enumerated() {
                let place = grid.place(of: index)
                cairo_set_source_surface(context, picture.surface, place.x, place.y)
                cairo_paint(context)
            }
        }
        made.isClearInParts = !grid.isFilled || pictures.contains { $0.isClearInParts }
        return Content(.file(try writer.file(made, like: first, isClear: made.isClearInParts)))
    }

    /// Several pictures at once, of no more pixels than one may have.
    private func all(_ files: [ContentFile]) throws(ShortcutFailure) -> [Picture] {
        var pictures: [Picture] = []
        var sum = 0
        for file in files {
            try limits.checkCancellation()
            let picture = try reader.picture(file)
            sum += picture.width * picture.height
            guard sum <= limits.pixels else {
                throw ShortcutFailure(
                    "these pictures together have more than \(limits.pixels / 1_000_000) million pixels",
                    remedy: "make them smaller first", kind: .tooMuch)
            }
            pictures.append(picture)
        }
        return pictures
    }

    /// An animation; pictures of another size are fitted into that of the first.
    func animation(
        of files: [ContentFile], seconds: Double, loops: Int?, size: ImageRequest.Size?
    ) throws(ShortcutFailure) -> Content {
        guard let first = files.first else { return .nothing }
        guard files.count <= limits.frames else {
            throw ShortcutFailure(
                "an animation with \(files.count) pictures is too long", remedy: "use at most \(limits.frames)",
                kind: .tooMuch)
        }
        let hundredths = seconds.isFinite ? Int(min(max(seconds * 100, 0), 65_535).rounded()) : 0
        let start = try reader.picture(first)
        let whole = ImageRequest.Size.sides(width: nil, height: nil)
        let sides = try self.sides(of: start, size ?? whole, first.name)
        let name = FileName.name(first.name, type: .gif)
        var animation = try AnimationWriter(
            width: sides.width, height: sides.height, loops: loops.map { min(max($0, 1), 65_535) },
            hundredths: hundredths, name: name, limits: limits)
        for (index, file) in files.enumerated() {
            let picture = index == 0 ? start : try reader.picture(file)
            try animation.append(try fitted(picture, sides.width, sides.height, name))
        }
        return Content(.file(ContentFile(name: name, type: PictureType.gif.rawValue, data: try animation.finish())))
    }

    private func fitted(
        _ picture: Picture, _ width: Int, _ height: Int, _ name: String
    ) throws(ShortcutFailure) -> Picture {
        guard (picture.width, picture.height) != (width, height) else { return picture }
        let made = try Picture(width: width, height: height, name: name)
        let scale = min(Double(width) / Double(picture.width), Double(height) / Double(picture.height))
        let (wide, high) = (Double(picture.width) * scale, Double(picture.height) * scale)
        try made.draw { context in
            picture.draw(
                in: context, x: (Double(width) - wide) / 2, y: (Double(height) - high) / 2, width: wide, height: high)
        }
        return made
    }

    /// The pictures of an animation, one by one.
    func frames(of file: ContentFile) throws(ShortcutFailure) -> Content {
        var output = OutputGathering(limits: limits)
        var count = 0
        let base = FileName.base(of: file.name)
        try reader.frames(file) { picture throws(ShortcutFailure) in
            count += 1
            try output.append(try writer.file(picture, name: "\(base) \(count).png", type: .png))
        }
        return output.content
    }
}
