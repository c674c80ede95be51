// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// Creates an image from a Core Graphics image, at scale 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from a Core Graphics image with a scale.
    ///
    /// - Parameter orientation: Ignored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(drawn: cgImage.bitmap, scale: scale)
    }

    /// The image's bitmap; nil for an image without one, such as a system symbol.
    public var cgImage: CGImage? { drawn(for: scale).map { CGImage($0.bitmap) } }

    /// The orientation of an image.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The orientation, which is always up.
    public var imageOrientation: Orientation { .up }
}
