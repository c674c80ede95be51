// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A bitmap image.
public final class CGImage: Sendable {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    /// The part of the image in a rectangle, in pixels; nil if they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
        guard !part.isNull, part.width >= 1, part.height >= 1,
            let canvas = try? Canvas(size: part.size, scale: 1)
        else { return nil }
        canvas.draw(bitmap, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        return (try? canvas.bitmap()).map(CGImage.init)
    }
}

extension UIImage {
    /// An image of pixels, one to a point; nothing where they cannot be kept.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// An image of pixels, so many to a point.
    ///
    /// - Parameter orientation: Ignored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(drawn: cgImage.bitmap, scale: scale)
    }

    /// The image's pixels; nil for one that has none, such as a system symbol.
    public var cgImage: CGImage? { drawn(for: scale).map { CGImage($0.bitmap) } }

    /// Which way up an image is.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Always up, as no image is turned.
    public var imageOrientation: Orientation { .up }
}
