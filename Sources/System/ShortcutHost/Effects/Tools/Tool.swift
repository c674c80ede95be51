// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A program that effects are carried out by.
package struct Tool: Hashable, Sendable {
    /// What it needs of a desktop, by the variable that names where that is.
    package enum Display: String, Sendable {
        case wayland = "WAYLAND_DISPLAY"
        case x11 = "DISPLAY"
    }

    /// As it is found on the path.
    package var name: String
    /// The Debian package that brings it.
    package var package: String
    /// Nil if it needs no desktop.
    package var display: Display?

    package init(_ name: String, _ package: String, on display: Display? = nil) {
        self.name = name
        self.package = package
        self.display = display
    }
}
