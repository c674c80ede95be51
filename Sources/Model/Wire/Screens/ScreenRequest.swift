// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Asks an app once for what it shows; the app shows on that display from then on.
///
/// One request is one answer and no more, so an app sends no faster than it
/// is looked at. A later request takes the place of one without an answer.
package struct ScreenRequest: Hashable, Sendable, Codable {
    package var display: ScreenDisplay
    /// Whether the app waits until it shows something else than it has told, and reports that alone; else it tells all.
    package var onceChanged: Bool

    package init(_ display: ScreenDisplay, onceChanged: Bool) {
        self.display = display
        self.onceChanged = onceChanged
    }
}
