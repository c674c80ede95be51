// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// Writes pictures into files.
struct PictureWriter {
    let limits: ProcessingLimits
    /// From 0 to 1, for types that lose something.
    var quality = 0.9
    /// Whether what the camera wrote is kept. What the colors mean always is.
    var keepsMetadata = true

    private static let largestIcon = 256

    /// A file of the type, or of PNG where the picture is clear in parts and the type has nothing that is.
    func file(_ picture: Picture, like file: ContentFile, isClear: Bool = false) throws(ShortcutFailure) -> ContentFile
    {
        let type = PictureType(of: file.data) ?? .png
        let kept: PictureType = isClear && !type.hasOpacity ? .png : type
        // An icon is small; what was made of it may be anything.
        let isTooLarge = kept == .ico && max(picture.width, picture.height) > Self.largestIcon
        return try self.file(picture, name: file.name, type: isTooLarge ? .png : kept)
    }

    /// A file under a name, with the extension that the type has.
    func file(_ picture: Picture, name: String, type: PictureType) throws(ShortcutFailure) -> ContentFile {
        var data: Data
        if type == .gif {
            var writer = try AnimationWriter(
                width: picture.width, height: picture.height, loops: 1, hundredths: 0, name: name, limits: limits)
            try writer.append(picture)
            data = try writer.finish()
        } else {
            data = try encode(picture, as: type, name: name)
        }
        if keepsMetadata, let exif = picture.details.exif?.upright { data = exif.put(into: data, type: type) }
        return ContentFile(name: FileName.name(name, type: type), type: type.rawValue, data: data)
    }

    private func encode(_ picture: Picture, as type: PictureType, name: String) throws(ShortcutFailure) -> Data {
        let isClear = type.hasOpacity && picture.isClearInParts
        guard
            let pixbuf = gdk_pixbuf_new(0, isClear ? 1 : 0, 8, Int32(picture.width), Int32(picture.height)),
            let pixels = picture.pixels
        else { throw Picture.lackOfMemory(for: name) }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        cairo_surface_flush(picture.surface)
        beckon_pixels_write(pixels, picture.stride, pixbuf)
        let sink = OutputSink(limit: limits.outputBytes)
        let problem = CStrings.use(options(for: type, picture)) { keys, values in
            GLibError.of { beckon_pixbuf_save(pixbuf, sink.pointer, type.name, keys, values, $0) }?.words
        }
        if sink.hasOverflowed { throw limits.overflow }
        if let problem {
            throw ShortcutFailure(
                "‘\(name)’ cannot be written as \(type.name.uppercased()): \(problem)",
                remedy: "choose another type, such as PNG")
        }
        return sink.take()
    }

    private func options(for type: PictureType, _ picture: Picture) -> [(String, String)] {
        var options: [(String, String)] = []
        let percents = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 75
        switch type {
        case .jpeg: options.append(("quality", "\(percents)"))
        case .webp: options.append(("quality", "\(percents)"))
        // Deflate, as PNG has it.
        case .tiff: options.append(("compression", "8"))
        default: break
        }
        if let profile = picture.details.colorProfile, [.png, .jpeg, .tiff].contains(type) {
            options.append(("icc-profile", profile))
        }
        return options
    }
}
