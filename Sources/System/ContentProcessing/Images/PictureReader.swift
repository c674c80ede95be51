// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Drawing
import Foundation
import Sentences
import Shortcuts

/// Reads pictures of all types that gdk-pixbuf knows, none that is too large.
struct PictureReader {
    let limits: ProcessingLimits

    /// How much is given to the loader at once, so that it stops early.
    private static let piece = 64 << 10

    /// The picture of a file, turned as the camera was held.
    func picture(_ file: ContentFile) throws(ShortcutFailure) -> Picture {
        try load(file) { loader throws(ShortcutFailure) in
            guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw unreadable(file, "it is incomplete") }
            let exif = ExifBlock(in: file.data)
            if let orientation = exif?.orientation {
                _ = gdk_pixbuf_set_option(pixbuf, "orientation", "\(orientation)")
            }
            guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
                throw Picture.lackOfMemory(for: file.name)
            }
            defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
            let picture = try self.picture(of: upright, file)
            picture.details.exif = exif
            picture.details.colorProfile = gdk_pixbuf_get_option(pixbuf, "icc-profile").map { String(cString: $0) }
            return picture
        }
    }

    /// The sides of the picture, upright.
    func sides(of file: ContentFile) throws(ShortcutFailure) -> (width: Int, height: Int) {
        let picture = try picture(file)
        return (picture.width, picture.height)
    }

    /// Shows the pictures of an animation one by one, as they are seen: all of a file that has but one.
    func frames(_ file: ContentFile, _ body: (Picture) throws(ShortcutFailure) -> Void) throws(ShortcutFailure) {
        let count = FrameCount.count(in: file.data)
        guard count <= limits.frames else {
            throw ShortcutFailure(
                "‘\(file.name)’ has \(count) pictures", remedy: "use one with at most \(limits.frames)",
                kind: .tooMuch)
        }
        try load(file) { loader throws(ShortcutFailure) in
            var time = GTimeVal(seconds: 0, microseconds: 0)
            guard let animation = gdk_pixbuf_loader_get_animation(loader),
                let iterator = gdk_pixbuf_animation_get_iter(animation, &time)
            else { throw unreadable(file, "it is incomplete") }
            defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
            for index in 0..<max(count, 1) {
                if index > 0 { try advance(iterator, &time) }
                guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else {
                    throw unreadable(file, "it is incomplete")
                }
                try body(try picture(of: pixbuf, file))
                guard gdk_pixbuf_animation_iter_get_delay_time(iterator) >= 0 else { return }
            }
        }
    }

    private func advance(_ iterator: OpaquePointer, _ time: inout GTimeVal) throws(ShortcutFailure) {
        try limits.checkCancellation()
        let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
        let microseconds = time.microseconds + max(delay, 1) * 1000
        time = GTimeVal(seconds: time.seconds + microseconds / 1_000_000, microseconds: microseconds % 1_000_000)
        _ = gdk_pixbuf_animation_iter_advance(iterator, &time)
    }

    private func picture(of pixbuf: OpaquePointer, _ file: ContentFile) throws(ShortcutFailure) -> Picture {
        // Once more: not every loader says the size before it takes the memory.
        _ = try limits.sides(
            Double(gdk_pixbuf_get_width(pixbuf)), Double(gdk_pixbuf_get_height(pixbuf)), of: file.name)
        return try Picture(pixbuf, name: file.name)
    }

    private func load<Value>(
        _ file: ContentFile, _ body: (OpaquePointer) throws(ShortcutFailure) -> Value
    ) throws(ShortcutFailure) -> Value {
        guard !FrameCount.hasPictureOutside(file.data) else {
            throw unreadable(file, "a part of it lies outside it")
        }
        // Of such a file that is cut off libjpeg makes no end.
        guard !JPEGSegments.isArithmetic(file.data) else {
            throw unreadable(file, "it is a JPEG with arithmetic coding")
        }
        try LoadedLibrary.loadPictures()
        guard let loader = gdk_pixbuf_loader_new() else { throw Picture.lackOfMemory(for: file.name) }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let bounds = UnsafeMutablePointer<beckon_bounds>.allocate(capacity: 1)
        defer { bounds.deallocate() }
        bounds.initialize(
            to: beckon_bounds(
                pixels: Int64(limits.pixels), side: Int32(ProcessingLimits.side), width: 0, height: 0, refused: false))
        beckon_loader_bound(loader, bounds)
        let problem = feed(file.data, to: loader, bounds)
        if bounds.pointee.refused {
            _ = try limits.sides(Double(bounds.pointee.width), Double(bounds.pointee.height), of: file.name)
        }
        if let problem { throw unreadable(file, problem) }
        return try body(loader)
    }

    /// Gives what the loader says is wrong.
    private func feed(
        _ data: Data, to loader: OpaquePointer, _ bounds: UnsafeMutablePointer<beckon_bounds>
    ) -> String? {
        var problem: String?
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count, problem == nil, !bounds.pointee.refused {
                let count = min(Self.piece, bytes.count - start)
                let piece = bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: UInt8.self)
                problem = GLibError.of { gdk_pixbuf_loader_write(loader, piece, count, $0) != 0 }?.words
                start += count
            }
        }
        let last = GLibError.of { gdk_pixbuf_loader_close(loader, $0) != 0 }?.words
        return problem ?? last
    }

    private func unreadable(_ file: ContentFile, _ reason: String) -> ShortcutFailure {
        ShortcutFailure(
            "‘\(file.name)’ cannot be read as a picture: \(reason)",
            remedy: "check that the file is complete, or use another picture")
    }
}
