// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Canvas {
    /// The nearest rectangle whose edges lie between pixels; the same one where the canvas is turned.
    package func snapped(_ rect: CGRect) -> CGRect { transform.snapped(rect) }

    /// The nearest point that lies between pixels; the same one where the canvas is turned.
    package func snapped(_ point: CGPoint) -> CGPoint { transform.snapped(point) }
}
