// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a line is drawn along a path.
package struct LineStyle: Hashable, Sendable {
    /// How a line ends; Cairo's numbers.
    package enum Cap: Int32, Hashable, Sendable {
        case butt, round, square
    }

    /// How two lines meet; Cairo's numbers.
    package enum Join: Int32, Hashable, Sendable {
        case miter, round, bevel
    }

    /// In points.
    package var width: Double
    package var cap: Cap
    package var join: Join
    /// Lengths of what is drawn and left out, by turns; empty for a line without gaps.
    package var dash: [Double]

    package init(width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
    }
}
