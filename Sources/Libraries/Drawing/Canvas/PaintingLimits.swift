// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What painting for somebody who is not trusted may cost; what goes beyond is not painted.
package struct PaintingLimits: Sendable {
    /// How long it may take.
    package var time: Duration
    /// How many sheets may lie in one another, each of which takes as much memory as the picture.
    package var sheets: Int
    /// How many steps of the pen a path may have.
    package var pathElements: Int
    /// How many bytes all images may have together as pixels.
    package var imageBytes: Int

    /// Far more than the screen of an app takes.
    package static let screen = PaintingLimits(
        time: .seconds(5), sheets: 8, pathElements: 100_000, imageBytes: 256 << 20)
}
