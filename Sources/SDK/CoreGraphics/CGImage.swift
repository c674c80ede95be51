// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
public import Foundation

/// A bitmap image.
public final class CGImage: Sendable {
    /// The pixels.
    package let bitmap: Bitmap

    /// Creates an image of pixels.
    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    /// Returns the part of the image inside a rectangle in pixels.
    ///
    /// - Returns: Nil if the rectangle lies outside the image, or if memory runs out.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
        guard !part.isNull, part.width >= 1, part.height >= 1,
            let canvas = try? Canvas(size: part.size, scale: 1)
        else { return nil }
        canvas.draw(bitmap, in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        return (try? canvas.bitmap()).map(CGImage.init)
    }
}
