// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// How an icon is drawn: how fine, and for which background.
package struct IconStyle: Hashable, Sendable {
    /// The pixels that one point is wide.
    package enum Scale: Int, Hashable, Sendable, CaseIterable {
        case one = 1
        case two, three
    }

    /// What the icon is laid on.
    package enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// A light background: the icon is dark.
        case light
        /// A dark background: the icon is light.
        case dark
    }

    package var scale: Scale
    package var appearance: Appearance

    /// The side of an icon in points, as Apple's guidelines for quick actions have it.
    package static let side = 35

    package init(scale: Scale = .two, appearance: Appearance = .light) {
        self.scale = scale
        self.appearance = appearance
    }

    /// The side of the image in pixels.
    package var pixels: Int { Self.side * scale.rawValue }

    /// The color of the icon.
    var tint: Color {
        switch appearance {
        case .light: Color(red: 0.11, green: 0.11, blue: 0.12)
        case .dark: .white
        }
    }
}
