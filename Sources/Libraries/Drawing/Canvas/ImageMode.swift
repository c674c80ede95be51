// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How an image of another size goes into a rectangle.
package enum ImageMode: Hashable, Sendable, CaseIterable {
    /// Stretched to the rectangle.
    case fill
    /// As large as fits, in the middle, with its own proportions.
    case aspectFit
    /// As small as covers the rectangle, in the middle, with its own proportions.
    case aspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Where an image lies; the rectangle itself for one without a size.
    package func place(for size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return rect }
        let ratios = (rect.width / size.width, rect.height / size.height)
        let factor: CGFloat
        switch self {
        case .fill: return rect
        case .aspectFit: factor = min(ratios.0, ratios.1)
        case .aspectFill: factor = max(ratios.0, ratios.1)
        default: factor = 1
        }
        let place = CGSize(width: size.width * factor, height: size.height * factor)
        let (x, y) = anchor
        return CGRect(
            x: rect.minX + (rect.width - place.width) * x, y: rect.minY + (rect.height - place.height) * y,
            width: place.width, height: place.height)
    }

    private var anchor: (x: CGFloat, y: CGFloat) {
        switch self {
        case .fill, .aspectFit, .aspectFill, .center: (0.5, 0.5)
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        }
    }
}
