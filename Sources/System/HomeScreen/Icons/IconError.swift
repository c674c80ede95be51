// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why no icon can be drawn at all. What is wrong with one icon is a warning instead, see ``DrawnIcon``.
package struct IconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the graphics library says.
    package var reason: String

    package var description: String {
        "the icon cannot be drawn: \(reason); make memory free and try again"
    }
}
