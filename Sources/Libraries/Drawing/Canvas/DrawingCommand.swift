// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One thing that is drawn, as data: the same for anyone who draws it.
package indirect enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, Color, LineStyle)
    /// The image of a number, stretched to a rectangle; in the tint where it is not clear, else in its own colors.
    case image(Int, in: CGRect, tint: Color?, alpha: Double)
    /// With the upper left corner of its lines at a point.
    case text(TypesetText, at: CGPoint)
    case shadow(Shadow, of: CGRect, cornerRadius: Double)
    /// Lets nothing of what follows beside it be drawn outside the path.
    case clip(Path)
    /// Puts a map in front of the coordinates of what follows beside it.
    case concatenate(Transform)
    /// Clips and maps in it end with it.
    case isolated([DrawingCommand])
    /// As if on a sheet of its own that is then laid on.
    case group([DrawingCommand], alpha: Double)
    /// As if on a sheet of its own, of which as much is laid on as the mask covers.
    case masked([DrawingCommand], by: [DrawingCommand])
    case blended([DrawingCommand], Blending)
}

/// What a path is filled with.
package enum Paint: Hashable, Sendable {
    case color(Color)
    /// Colors that run from one point to another.
    case linear(from: CGPoint, to: CGPoint, [GradientStop])
    /// Colors that run from a middle outwards; the radii say how far the last is from it, across and down.
    case radial(around: CGPoint, radii: CGSize, [GradientStop])
}

/// A color of a gradient, and where it stands.
package struct GradientStop: Hashable, Sendable, Codable {
    /// From 0 to 1.
    package var offset: Double
    package var color: Color

    package init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
    }
}

/// What a rectangle throws on what is behind it.
package struct Shadow: Hashable, Sendable, Codable {
    package var color: Color
    /// In points.
    package var offset: CGSize
    /// How far it fades to either side of the edge, in points; 100 at most.
    package var radius: Double

    package init(color: Color, offset: CGSize, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
