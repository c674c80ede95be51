// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Synchronization

/// The pixels of an image, decoded when they are needed.
final class ImageContent: Sendable {
    /// One file of the image: its bytes and how many pixels of it a point has.
    struct Variant: Sendable {
        let data: Data
        let scale: CGFloat
    }

    /// The coarsest first.
    let variants: [Variant]
    private let decoded = Mutex<[Int: Bitmap?]>([:])

    init(_ variants: [Variant]) {
        self.variants = variants.sorted { $0.scale < $1.scale }
    }

    /// The image for a screen, and its size in points; nil where it is of a kind that is not read here.
    func bitmap(for scale: CGFloat) -> (bitmap: Bitmap, size: CGSize)? {
        guard let index = variants.firstIndex(where: { $0.scale >= scale }) ?? variants.indices.last else { return nil }
        let variant = variants[index]
        let bitmap = decoded.withLock { decoded in
            if let known = decoded[index] { return known }
            let bitmap = Self.decode(variant.data)
            decoded[index] = bitmap
            return bitmap
        }
        return bitmap.map {
            ($0, CGSize(width: CGFloat($0.width) / variant.scale, height: CGFloat($0.height) / variant.scale))
        }
    }

    private static func decode(_ data: Data) -> Bitmap? {
        do throws(DrawingError) { return try Bitmap(png: data) } catch {
            Complaint.write("an image cannot be drawn: \(error)")
            return nil
        }
    }
}
