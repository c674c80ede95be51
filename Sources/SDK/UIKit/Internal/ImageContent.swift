// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Synchronization

/// The pixels of an image, decoded when they are needed.
final class ImageContent: Sendable {
    /// One form of the image, and how many pixels of it a point has.
    struct Variant: Sendable {
        enum Source: Sendable {
            /// A file's bytes.
            case file(Data)
            /// What an app has drawn.
            case drawn(Bitmap)
        }

        let source: Source
        let scale: CGFloat

        init(_ source: Source, scale: CGFloat) {
            self.source = source
            self.scale = scale
        }

        var data: Data? { if case .file(let data) = source { data } else { nil } }
    }

    /// The coarsest first.
    let variants: [Variant]
    private let decoded = Mutex<[Int: Bitmap?]>([:])

    init(_ variants: [Variant]) {
        self.variants = variants.sorted { $0.scale < $1.scale }
    }

    /// An image that was drawn rather than read.
    convenience init(_ bitmap: Bitmap, scale: CGFloat) {
        self.init([Variant(.drawn(bitmap), scale: scale)])
    }

    /// The image for a screen, and its size in points; nil where it is of a kind that is not read here.
    func bitmap(for scale: CGFloat) -> (bitmap: Bitmap, size: CGSize)? {
        guard let index = variants.firstIndex(where: { $0.scale >= scale }) ?? variants.indices.last else { return nil }
        let variant = variants[index]
        let bitmap = decoded.withLock { decoded in
            if let known = decoded[index] { return known }
            let bitmap = Self.bitmap(of: variant.source)
            decoded[index] = bitmap
            return bitmap
        }
        return bitmap.map {
            ($0, CGSize(width: CGFloat($0.width) / variant.scale, height: CGFloat($0.height) / variant.scale))
        }
    }

    private static func bitmap(of source: Variant.Source) -> Bitmap? {
        switch source {
        case .drawn(let bitmap): return bitmap
        case .file(let data):
            do throws(DrawingError) { return try Bitmap(png: data) } catch {
                Complaint.write("an image cannot be drawn: \(error)")
                return nil
            }
        }
    }
}

/// What kind of image a file holds, by its first bytes: those that Apple's systems read. Only PNG is drawn here.
enum ImageKind: CaseIterable {
    case png, jpeg, gif, tiff, bitmap, icon, webP, heif, jpeg2000

    /// Nil for bytes of no image.
    init?(of data: Data) {
        guard let kind = Self.allCases.first(where: { $0.fits(data) }) else { return nil }
        self = kind
    }

    private func fits(_ data: Data) -> Bool {
        switch self {
        case .png: data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: data.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: data.starts(with: Data("GIF8".utf8))
        case .tiff: data.starts(with: [0x49, 0x49, 0x2A, 0]) || data.starts(with: [0x4D, 0x4D, 0, 0x2A])
        case .bitmap: data.starts(with: Data("BM".utf8))
        case .icon: data.starts(with: [0, 0, 1, 0])
        case .webP: data.starts(with: Data("RIFF".utf8)) && data.dropFirst(8).starts(with: Data("WEBP".utf8))
        case .heif: data.dropFirst(4).starts(with: Data("ftyp".utf8))
        case .jpeg2000: data.starts(with: [0, 0, 0, 0x0C, 0x6A, 0x50])
        }
    }
}
