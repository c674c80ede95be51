// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What one finger does on the screen of the app in front, or a key that stands for more than a finger can.
package struct TouchPayload: Hashable, Sendable {
    /// Where in its course a finger is.
    package enum Phase: String, Hashable, Sendable, Codable {
        case began, moved, ended, cancelled
        /// A key wants more of what the layer adjusts, or less of it.
        case increased, decreased
        /// A key leaves what the layer covers the screen with.
        case escaped
    }

    /// As many as there are fingers.
    package static let fingerLimit = 10

    /// Tells the fingers apart that are down at once, from 0.
    package let finger: Int
    package let phase: Phase
    /// The number of the layer that is under the finger where it came down; 0 for the screen itself.
    package let layer: Int
    /// From the left of the layer's own coordinates, in points; a finger that was put down on it may leave it.
    package let x: Double
    /// From the top of the layer's own coordinates, in points.
    package let y: Double

    /// Nil if there is no such finger, layer or place.
    package init?(finger: Int, phase: Phase, layer: Int = 0, x: Double, y: Double) {
        let room = -1e7...1e7
        guard (0..<Self.fingerLimit).contains(finger), layer >= 0, room.contains(x), room.contains(y) else {
            return nil
        }
        self.finger = finger
        self.layer = layer
        self.phase = phase
        self.x = x
        self.y = y
    }
}

extension TouchPayload: Codable {
    /// - Throws: `DecodingError` for a finger or a place that there is not.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let touch = TouchPayload(
            finger: try container.decode(Int.self, forKey: .finger),
            phase: try container.decode(Phase.self, forKey: .phase),
            layer: try container.decodeIfPresent(Int.self, forKey: .layer) ?? 0,
            x: try container.decode(Double.self, forKey: .x),
            y: try container.decode(Double.self, forKey: .y))
        guard let touch else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "there is no such finger, or no such place"))
        }
        self = touch
    }
}
