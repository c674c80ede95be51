// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Where in its life an app is.
    public enum State: Int, Sendable {
        /// In front, and the person's touches are the app's.
        case active = 0
        /// In front, with something over it, or on the way there.
        case inactive = 1
        /// Not on the screen.
        case background = 2
    }
}

/// Whether the system lets the app do things while it is in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The system never does it, and nobody can change that.
    case restricted = 0
    /// The person has switched it off.
    case denied = 1
    /// The system does it.
    case available = 2
}
