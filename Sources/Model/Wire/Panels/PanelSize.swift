// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A size in points.
package struct PanelSize: Hashable, Sendable {
    /// Longer than the sides of any screen, and short enough to be multiplied.
    package static let longestSide = 16_384.0

    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Whether there is nothing to draw on.
    package var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension PanelSize: Codable {
    /// - Throws: `DecodingError` for a side that is not a number, negative, or longer than ``longestSide``.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func side(_ key: CodingKeys) throws -> Double {
            let side = try container.decode(Double.self, forKey: key)
            guard side.isFinite, (0...Self.longestSide).contains(side) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "a side is 0 to \(Int(Self.longestSide)) points")
            }
            return side
        }
        self.init(width: try side(.width), height: try side(.height))
    }
}
