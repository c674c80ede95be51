// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is done with pictures; each gives pictures of the same names.
package enum ImageRequest: Codable, Sendable {
    case resize([ContentFile], Size)
    /// To a type, such as `public.jpeg`; quality from 0 to 1.
    case convert([ContentFile], type: String, quality: Double, keepsMetadata: Bool)
    case crop([ContentFile], position: String, x: Double, y: Double, width: Double, height: Double)
    case rotate([ContentFile], degrees: Double)
    case flip([ContentFile], isVertical: Bool)
    /// To a rounded rectangle, an ellipse, the shape of an icon, or what another picture leaves.
    case mask([ContentFile], shape: String, radius: Double, mask: ContentFile?)
    case overlay(
        ContentFile, onto: [ContentFile], position: String, x: Double, y: Double, width: Double?, height: Double?,
        degrees: Double, opacity: Double)
    case overlayText(TextOverlay, onto: [ContentFile])
    case combine([ContentFile], Arrangement, spacing: Double)
    /// Loops forever where there is no number; of the size of the first picture where there is no other.
    case makeGIF([ContentFile], secondsPerPicture: Double, loops: Int?, size: Size?)
    case frames(ContentFile)
    case recognizeText([ContentFile])
    /// One of what is known of a picture, by the name that the format has for it.
    case property(String, of: [ContentFile])

    /// How large a picture becomes.
    package enum Size: Codable, Sendable {
        /// A side that is nil follows from the other.
        case sides(width: Double?, height: Double?)
        case percentage(Double)
        case longestEdge(Double)
    }

    /// How pictures are put together.
    package enum Arrangement: String, Codable, Sendable {
        case horizontal, vertical, grid
    }
}
