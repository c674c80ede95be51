// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
package import Shortcuts

/// Carries out what is asked of pictures.
package struct ImageProcessor {
    let limits: ProcessingLimits
    let reader: PictureReader
    let writer: PictureWriter

    package init(limits: ProcessingLimits) {
        self.limits = limits
        reader = PictureReader(limits: limits)
        writer = PictureWriter(limits: limits)
    }

    /// Gives the pictures, or what is asked of them; the text on pictures is for ``TextRecognizer``.
    package func perform(_ request: ImageRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .resize(let files, let size):
            try each(files) { picture, name throws(ShortcutFailure) in (try resized(picture, size, name), false) }
        case .crop(let files, let position, let x, let y, let width, let height):
            try each(files) { picture, name throws(ShortcutFailure) in
                let crop = Crop(position: Anchor(position), x: x, y: y, width: width, height: height)
                return (try crop.perform(picture, name), false)
            }
        case .rotate(let files, let degrees):
            try each(files) { picture, name throws(ShortcutFailure) in try rotated(picture, degrees, name) }
        case .flip(let files, let isVertical):
            try each(files) { picture, name throws(ShortcutFailure) in (try flipped(picture, isVertical, name), false) }
        case .mask(let files, let shape, let radius, let mask):
            try masked(files, shape: shape, radius: radius, mask: mask)
        case .overlayText(let overlay, let files):
            try each(files) { picture, name throws(ShortcutFailure) in
                try TextDrawing(overlay, limits: limits).draw(on: picture, name)
                return (picture, false)
            }
        case .overlay, .combine, .makeGIF: try joined(request)
        case .convert(let files, let type, let quality, let keepsMetadata):
            try converted(files, type: type, quality: quality, keepsMetadata: keepsMetadata)
        case .frames(let file): try frames(of: file)
        case .property(let name, let files): try PictureProperties(reader: reader).values(name, of: files)
        case .recognizeText: .nothing
        }
    }

    /// The result for several pictures.
    private func joined(_ request: ImageRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .overlay(
            let overlay, let files, let position, let x, let y, let width, let height, let degrees, let opacity):
            try overlaid(
                files, with: overlay,
                PictureOverlay(
                    position: Anchor(position), x: x, y: y, width: width, height: height, degrees: degrees,
                    opacity: opacity))
        case .combine(let files, let arrangement, let spacing): try combined(files, arrangement, spacing: spacing)
        case .makeGIF(let files, let seconds, let loops, let size):
            try animation(of: files, seconds: seconds, loops: loops, size: size)
        default: .nothing
        }
    }

    /// Does the same with each picture.
    ///
    /// - Parameter change: Gives what a picture becomes, and whether it has become clear in parts.
    func each(
        _ files: [ContentFile],
        _ change: (Picture, _ name: String) throws(ShortcutFailure) -> (picture: Picture, isClear: Bool)
    ) throws(ShortcutFailure) -> Content {
        var output = OutputGathering(limits: limits)
        for file in files {
            try limits.checkCancellation()
            let picture = try reader.picture(file)
            let changed = try change(picture, file.name)
            changed.picture.details = picture.details
            changed.picture.isClearInParts = picture.isClearInParts || changed.isClear
            try output.append(
                try writer.file(changed.picture, like: file, isClear: changed.isClear))
        }
        return output.content
    }

    private func converted(
        _ files: [ContentFile], type: String, quality: Double, keepsMetadata: Bool
    ) throws(ShortcutFailure) -> Content {
        var writer = writer
        (writer.quality, writer.keepsMetadata) = (quality, keepsMetadata)
        var output = OutputGathering(limits: limits)
        for file in files {
            try limits.checkCancellation()
            if type == PDFProcessor.type {
                let made = try PDFProcessor(limits: limits).make(of: file)
                for item in made.items { if case .file(let file) = item.value { try output.append(file) } }
            } else if let type = PictureType(identifier: type) {
                try output.append(try writer.file(try reader.picture(file), name: file.name, type: type))
            } else {
                let name = FileTypes.fileExtension(of: type)?.uppercased() ?? type
                throw ShortcutFailure(
                    "pictures cannot be written as \(name)", remedy: "choose another type, such as PNG or JPEG")
            }
        }
        return output.content
    }
}
