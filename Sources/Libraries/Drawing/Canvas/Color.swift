// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A color in sRGB, not multiplied by its opacity.
package struct Color: Hashable, Sendable {
    /// From 0 to 1, as are the others; what lies outside, or is no number, is taken for the nearest.
    package var red: Double
    package var green: Double
    package var blue: Double
    /// 0 is clear, 1 is solid.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.fraction
        self.green = green.fraction
        self.blue = blue.fraction
        self.alpha = alpha.fraction
    }

    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    package static let black = Color(white: 0)
    package static let white = Color(white: 1)
    package static let clear = Color(white: 0, alpha: 0)
}

extension Double {
    /// The nearest number from 0 to 1; 0 for what is not a number.
    var fraction: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

    /// The nearest of the coordinates that Cairo's numbers hold well at every scale; nil for what is not a number.
    var coordinate: Double? { isNaN ? nil : Swift.min(Swift.max(self, -1e6), 1e6) }
}
