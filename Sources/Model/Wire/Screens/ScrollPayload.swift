// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How far a person has scrolled what is in a layer on the screen of the app in front.
package struct ScrollPayload: Hashable, Sendable {
    /// Where in its course scrolling is.
    package enum Phase: String, Hashable, Sendable, Codable {
        /// A finger scrolls, or a wheel.
        case dragging
        /// The finger is gone, and the contents go on.
        case gliding
        /// The contents rest.
        case resting
    }

    /// More points than any app's contents have.
    private static let room = -1e7...1e7

    /// The layer's number.
    package let layer: Int
    package let phase: Phase
    /// The point of the contents that is at the upper left corner.
    package let x: Double
    package let y: Double

    /// Nil if there is no such layer or place.
    package init?(layer: Int, phase: Phase, x: Double, y: Double) {
        guard layer > 0, Self.room.contains(x), Self.room.contains(y) else { return nil }
        (self.layer, self.phase, self.x, self.y) = (layer, phase, x, y)
    }
}

extension ScrollPayload: Codable {
    /// - Throws: `DecodingError` for a layer or a place that there is not.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let scroll = ScrollPayload(
            layer: try container.decode(Int.self, forKey: .layer),
            phase: try container.decode(Phase.self, forKey: .phase), x: try container.decode(Double.self, forKey: .x),
            y: try container.decode(Double.self, forKey: .y))
        guard let scroll else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "there is no such layer, or no such place"))
        }
        self = scroll
    }
}
