// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the person arranged on the device itself.
package struct DeviceArrangement: Codable, Hashable, Sendable {
    /// A way to touch the floating button.
    package enum Gesture: String, Codable, Hashable, Sendable, CaseIterable {
        case single, double, long
    }

    /// What a gesture does.
    package enum Binding: Codable, Hashable, Sendable {
        case siri
        case home
        case switcher
        /// A donated action, by its number.
        case action(id: Int)
        case shortcut(id: UUID)
    }

    /// A BCP 47 tag; nil where each browser's own counts.
    package var language: String?
    /// Whether the button is at the right edge.
    package var isAtRight = true
    /// How far down the button is, from 0 to 1.
    package var height = 0.62
    package var bindings: [String: Binding] = [
        Gesture.single.rawValue: .siri, Gesture.double.rawValue: .home, Gesture.long.rawValue: .switcher,
    ]

    package init() {}
}
