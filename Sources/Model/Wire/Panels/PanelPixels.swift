// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an Intents UI extension has drawn: rows from the top, each pixel four bytes – blue, green, red, alpha, the
/// colours multiplied by it, as Cairo's `ARGB32` on this machine – and nothing between rows.
package struct PanelPixels: Hashable, Sendable {
    /// More than the largest panel at three pixels a point, in bytes.
    package static let byteLimit = 32 << 20
    /// Of either side.
    package static let sideLimit = 8192

    package let width: Int
    package let height: Int
    /// As many as there are pixels, times four.
    package let bytes: Data

    /// Nil where the numbers do not fit each other or a limit.
    package init?(width: Int, height: Int, bytes: Data) {
        guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height),
            width * height * 4 <= Self.byteLimit, bytes.count == width * height * 4
        else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// How many there are.
    package var extent: PanelReply.Extent { PanelReply.Extent(width: width, height: height) }
}
