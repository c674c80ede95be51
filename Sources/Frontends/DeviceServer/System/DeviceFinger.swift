// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What one finger does on the screen of an app.
package struct DeviceFinger: Codable, Hashable, Sendable {
    /// Where in its course a finger is.
    package enum Phase: String, Codable, Hashable, Sendable {
        case began, moved, ended, cancelled
    }

    /// More than that a page does not send at once.
    static let most = 64

    /// Tells the fingers apart that are down at once, from 0 to 9.
    package var finger: Int
    package var phase: Phase
    /// In points from the left of the screen.
    package var x: Double
    /// In points from the top of the screen.
    package var y: Double

    package init(finger: Int, phase: Phase, x: Double, y: Double) {
        self.finger = finger
        self.phase = phase
        self.x = x
        self.y = y
    }

    /// Whether there is such a finger, and such a place on or near a screen.
    var isPossible: Bool {
        (0..<10).contains(finger) && (-4096...4096).contains(x) && (-4096...4096).contains(y)
    }
}
