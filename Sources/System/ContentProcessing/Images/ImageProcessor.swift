// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Sentences
import Shortcuts

/// What shortcuts ask of pictures.
struct ImageProcessor {
    private let limits: ProcessingLimits

    init(limits: ProcessingLimits) { self.limits = limits }

    func content(for request: ImageRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .resize(let files, let size):
            return try each(files) { bitmap throws(ShortcutFailure) in
                try drawn(Self.size(of: bitmap, as: size)) { $0.draw(bitmap, in: $1) }
            }
        case .convert(let files, let type, let quality, let keepsMetadata):
            return try converted(files, type, quality, keepsMetadata)
        case .crop(let files, let position, let x, let y, let width, let height):
            return try each(files) { bitmap throws(ShortcutFailure) in
                try cropped(bitmap, position, CGRect(x: x, y: y, width: width, height: height))
            }
        case .rotate(let files, let degrees):
            return try each(files) { bitmap throws(ShortcutFailure) in try rotated(bitmap, by: degrees) }
        case .flip(let files, let isVertical):
            return try each(files) { bitmap throws(ShortcutFailure) in try flipped(bitmap, isVertical) }
        case .mask(let files, let shape, let radius, let mask):
            let mask = try mask.map { file throws(ShortcutFailure) in try Picture(file, limits: limits).bitmap }
            return try each(files, as: "public.png") { bitmap throws(ShortcutFailure) in
                try masked(bitmap, shape, radius, mask)
            }
        case .overlay(let overlay, let files, let position, let x, let y, let width, let height, let degrees, let opacity):
            let picture = try Picture(overlay, limits: limits).bitmap
            let over = Overlay(
                picture, position: position, at: CGPoint(x: x, y: y), width: width, height: height, degrees: degrees,
                opacity: opacity)
            return try each(files) { bitmap throws(ShortcutFailure) in
                try drawn(bitmap.size) { canvas, _ in over.draw(onto: bitmap, in: canvas) }
            }
        case .overlayText(let text, let files):
            return try each(files) { bitmap throws(ShortcutFailure) in
                try drawn(bitmap.size) { canvas, place in
                    canvas.draw(bitmap, in: place)
                    WrittenOverlay(text).draw(on: canvas, size: bitmap.size)
                }
            }
        case .combine(let files, let arrangement, let spacing): return try combined(files, arrangement, spacing)
        case .makeGIF(let files, let seconds, let loops, let size): return try animated(files, seconds, loops, size)
        case .frames(let file):
            return Content(
                try Picture.frames(of: file, atMost: limits.frames, limits: limits).map { frame throws(ShortcutFailure) in
                    ContentItem(.file(try Picture(frame.bitmap, name: file.name, type: "public.png").file()))
                })
        case .property(let name, let files): return try PictureProperty(limits: limits).content(name, of: files)
        case .recognizeText: return .nothing
        }
    }

    // MARK: - One by one

    private func each(
        _ files: [ContentFile], as type: String? = nil, _ change: (Bitmap) throws(ShortcutFailure) -> Bitmap
    ) throws(ShortcutFailure) -> Content {
        Content(
            try files.map { file throws(ShortcutFailure) in
                var picture = try Picture(file, limits: limits)
                picture.bitmap = try change(picture.bitmap)
                return ContentItem(.file(try picture.file(as: type)))
            })
    }

    /// - Throws: Where the picture would be too large.
    private func drawn(
        _ size: CGSize, _ body: (Canvas, CGRect) -> Void
    ) throws(ShortcutFailure) -> Bitmap {
        let whole = CGSize(width: max(1, size.width.rounded()), height: max(1, size.height.rounded()))
        guard whole.width.isFinite, whole.height.isFinite, whole.width * whole.height <= Double(limits.pixels) else {
            throw ShortcutFailure(
                "the picture would have more than \(limits.pixels) pixels", remedy: "make it smaller", kind: .tooMuch)
        }
        do throws(DrawingError) {
            let canvas = try Canvas(size: whole, scale: 1)
            body(canvas, CGRect(origin: .zero, size: whole))
            return try canvas.bitmap()
        } catch {
            throw ShortcutFailure("the picture cannot be drawn: \(error.description)", remedy: "give a smaller one")
        }
    }

    private static func size(of bitmap: Bitmap, as size: ImageRequest.Size) -> CGSize {
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        switch size {
        case .sides(let wanted?, let other?): return CGSize(width: wanted, height: other)
        case .sides(let wanted?, nil): return CGSize(width: wanted, height: height * wanted / width)
        case .sides(nil, let wanted?): return CGSize(width: width * wanted / height, height: wanted)
        case .sides(nil, nil): return bitmap.size
        case .percentage(let percentage): return CGSize(width: width * percentage / 100, height: height * percentage / 100)
        case .longestEdge(let edge):
            let factor = edge / max(width, height)
            return CGSize(width: width * factor, height: height * factor)
        }
    }

    private func converted(
        _ files: [ContentFile], _ type: String, _ quality: Double, _ keepsMetadata: Bool
    ) throws(ShortcutFailure) -> Content {
        Content(
            try files.map { file throws(ShortcutFailure) in
                // What is of the type already stays as it is, with all that it says of itself.
                guard file.type != type || !keepsMetadata else { return ContentItem(.file(file)) }
                return ContentItem(.file(try Picture(file, limits: limits).file(as: type, quality: quality)))
            })
    }

    private func cropped(_ bitmap: Bitmap, _ position: String, _ rect: CGRect) throws(ShortcutFailure) -> Bitmap {
        let size = CGSize(width: min(rect.width, bitmap.size.width), height: min(rect.height, bitmap.size.height))
        let origin = PicturePosition(position).origin(of: size, in: bitmap.size, custom: rect.origin)
        return try drawn(size) { canvas, _ in
            canvas.draw(bitmap, in: CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: bitmap.size))
        }
    }

    private func rotated(_ bitmap: Bitmap, by degrees: Double) throws(ShortcutFailure) -> Bitmap {
        let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let size = bitmap.size
        // Rounded first, so that a quarter turn has no seam of a pixel.
        let (sine, cosine) = ((sin(angle) * 1e9).rounded() / 1e9, (cos(angle) * 1e9).rounded() / 1e9)
        let turned = CGSize(
            width: abs(size.width * cosine) + abs(size.height * sine),
            height: abs(size.width * sine) + abs(size.height * cosine))
        return try drawn(turned) { canvas, place in
            canvas.translate(x: place.midX, y: place.midY)
            canvas.concatenate(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            canvas.draw(bitmap, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        }
    }

    private func flipped(_ bitmap: Bitmap, _ isVertical: Bool) throws(ShortcutFailure) -> Bitmap {
        try drawn(bitmap.size) { canvas, place in
            canvas.concatenate(
                isVertical
                    ? Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: place.height)
                    : Transform(a: -1, b: 0, c: 0, d: 1, tx: place.width, ty: 0))
            canvas.draw(bitmap, in: place)
        }
    }

    private func masked(
        _ bitmap: Bitmap, _ shape: String, _ radius: Double, _ mask: Bitmap?
    ) throws(ShortcutFailure) -> Bitmap {
        try drawn(bitmap.size) { canvas, place in
            if let mask {
                // What the mask has is kept.
                canvas.group(masking: { canvas.draw(mask, in: place) }) { canvas.draw(bitmap, in: place) }
                return
            }
            let path =
                switch shape {
                case "Ellipse": Path(ellipseIn: place)
                // The corners of icons on a phone.
                case "Icon": Path(place, cornerRadius: min(place.width, place.height) * 0.225)
                default: Path(place, cornerRadius: max(0, min(radius, min(place.width, place.height) / 2)))
                }
            canvas.clip(to: path)
            canvas.draw(bitmap, in: place)
        }
    }

    // MARK: - All together

    private func combined(
        _ files: [ContentFile], _ arrangement: ImageRequest.Arrangement, _ spacing: Double
    ) throws(ShortcutFailure) -> Content {
        let pictures = try files.map { file throws(ShortcutFailure) in try Picture(file, limits: limits) }
        guard let first = pictures.first else { return .nothing }
        let places = PictureArrangement(arrangement, spacing: spacing.isFinite ? max(0, spacing) : 0)
            .places(for: pictures.map(\.bitmap.size))
        let whole = places.reduce(CGRect.zero) { $0.union($1) }
        let bitmap = try drawn(whole.size) { canvas, _ in
            for (picture, place) in zip(pictures, places) { canvas.draw(picture.bitmap, in: place) }
        }
        return Content(.file(try Picture(bitmap, name: first.name, type: "public.png").file()))
    }

    private func animated(
        _ files: [ContentFile], _ seconds: Double, _ loops: Int?, _ size: ImageRequest.Size?
    ) throws(ShortcutFailure) -> Content {
        guard files.count <= limits.frames else {
            throw ShortcutFailure("an animation has at most \(limits.frames) pictures", remedy: "give it fewer", kind: .tooMuch)
        }
        let milliseconds = seconds.isFinite ? Int(min(max(seconds, 0), 600) * 1000) : 0
        var frames: [Picture.Frame] = []
        for file in files {
            let bitmap = try Picture(file, limits: limits).bitmap
            let wanted = frames.first?.bitmap.size ?? size.map { Self.size(of: bitmap, as: $0) } ?? bitmap.size
            let fitted = try drawn(wanted) { canvas, place in
                canvas.draw(bitmap, pointSize: bitmap.size, in: place, mode: .aspectFit)
            }
            frames.append(Picture.Frame(bitmap: fitted, milliseconds: milliseconds))
        }
        return Content(.file(try Animation.file(frames, name: "Animation", loops: loops)))
    }
}

extension Bitmap {
    /// In pixels.
    var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
}
