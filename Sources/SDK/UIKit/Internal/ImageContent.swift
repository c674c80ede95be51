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
