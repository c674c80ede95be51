// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why something cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Cairo, Pango, librsvg or gdk-pixbuf is not installed, or not in the version that is needed; with what the loader says.
    case missingLibrary(String)
    /// A bitmap that is empty or larger than ``Bitmap/sideLimit`` and ``Bitmap/pixelLimit`` allow.
    case size(width: Double, height: Double)
    /// Bytes that are no image here.
    case unreadableImage(reason: String)
    /// A system symbol that has no drawing.
    case symbol(name: String, reason: String)
    /// What the graphics library says, such as that there is no memory.
    case failed(reason: String)

    package var description: String {
        switch self {
        case .missingLibrary(let reason):
            "nothing can be drawn: \(reason); install libpangocairo-1.0-0 and librsvg2-2"
        case .size(let width, let height):
            "an image of \(width) × \(height) pixels cannot be drawn; its sides may be from 1 to \(Bitmap.sideLimit), "
                + "and it may have \(Bitmap.pixelLimit) pixels"
        case .unreadableImage(let reason): "the image cannot be read: \(reason); use a PNG or a JPEG"
        case .symbol(let name, let reason): "the symbol ‘\(name.prefix(100))’ cannot be drawn: \(reason)"
        case .failed(let reason): "the drawing failed: \(reason)"
        }
    }
}
