// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// A picture in memory, and the file it came from.
struct Picture {
    var bitmap: Bitmap
    /// Of the file; with its extension.
    var name: String
    var type: String

    init(_ bitmap: Bitmap, name: String, type: String) {
        self.bitmap = bitmap
        self.name = name
        self.type = type
    }

    /// Decodes the first picture of a file, upright.
    init(_ file: ContentFile, limits: ProcessingLimits) throws(ShortcutFailure) {
        let frames = try Self.frames(of: file, atMost: 1, limits: limits)
        guard let first = frames.first else { throw Self.failure(file.name, reason: "it has no picture in it") }
        self.init(first.bitmap, name: file.name, type: file.type)
    }

    /// One picture of an animation.
    struct Frame {
        var bitmap: Bitmap
        var milliseconds: Int
    }

    /// The pictures of a file, those of an animation in their order.
    static func frames(
        of file: ContentFile, atMost count: Int, limits: ProcessingLimits
    ) throws(ShortcutFailure) -> [Frame] {
        var frames: [Frame] = []
        var problem = [CChar](repeating: 0, count: 300)
        let isDecoded = file.data.withUnsafeBytes { bytes in
            withUnsafeMutablePointer(to: &frames) { frames in
                beckon_image_decode(
                    bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int64(limits.pixels), Int32(count),
                    takeFrame, frames, &problem, problem.count)
            }
        }
        guard isDecoded, !frames.isEmpty else { throw failure(file.name, reason: text(problem)) }
        return frames
    }

    /// The picture as a file of a type; one that cannot be written becomes a PNG where nobody asked for it.
    ///
    /// - Parameters:
    ///   - type: Such as `public.jpeg`; nil for what the picture was.
    ///   - quality: From 0 to 1.
    func file(as type: String? = nil, quality: Double = 0.9) throws(ShortcutFailure) -> ContentFile {
        let wanted = type ?? (Self.writers[self.type] == nil ? "public.png" : self.type)
        if wanted == "com.compuserve.gif" { return try Animation.file([Frame(bitmap: bitmap, milliseconds: 0)], name: name) }
        guard let writer = Self.writers[wanted] else {
            throw ShortcutFailure(
                "no picture can be written as \(FileTypes.description(of: wanted)) here", remedy: "choose PNG or JPEG",
                kind: .missing)
        }
        var memory = beckon_memory()
        var problem = [CChar](repeating: 0, count: 300)
        let percent = Int32(100 * (quality.isFinite ? min(max(quality, 0), 1) : 0.9))
        let isMade = beckon_image_encode(
            bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height), writer, percent, &memory, &problem, problem.count)
        guard isMade else { throw Self.failure(name, reason: Self.text(problem)) }
        return ContentFile(name: named(wanted), type: wanted, data: Data(memory))
    }

    private func named(_ type: String) -> String {
        let stem = (name as NSString).deletingPathExtension
        return "\(stem.isEmpty ? "Image" : stem).\(FileTypes.fileExtension(of: type) ?? "png")"
    }

    private static let writers = [
        "public.png": "png", "public.jpeg": "jpeg", "public.tiff": "tiff", "com.microsoft.bmp": "bmp",
        "com.compuserve.gif": "gif", "public.webp": "webp", "com.microsoft.ico": "ico",
    ]

    private static func failure(_ name: String, reason: String) -> ShortcutFailure {
        ShortcutFailure("the picture ‘\(name)’ cannot be used: \(reason)", remedy: "give another picture")
    }

    static func text(_ problem: [CChar]) -> String {
        String(decoding: problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension Data {
    /// Takes what a function has made, and frees it.
    init(_ memory: beckon_memory) {
        self = memory.bytes.map { Data(bytes: $0, count: memory.size) } ?? Data()
        beckon_memory_free(memory)
    }
}

/// Pictures that a bitmap cannot hold end the decoding.
private func takeFrame(
    _ context: UnsafeMutableRawPointer?, _ pixels: UnsafePointer<UInt8>?, _ width: Int32, _ height: Int32,
    _ milliseconds: Int32
) -> Bool {
    guard let context, let pixels else { return false }
    let (width, height) = (Int(width), Int(height))
    let bytes = Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    guard let bitmap = try? Bitmap(width: width, height: height, bytes: bytes) else { return false }
    context.assumingMemoryBound(to: [Picture.Frame].self).pointee
        .append(Picture.Frame(bitmap: bitmap, milliseconds: Int(milliseconds)))
    return true
}
