// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIScene {
    /// Where in its life a scene is.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app, or no longer.
        case unattached = -1
        /// On the screen, and the person's touches are the scene's.
        case foregroundActive = 0
        /// On the screen, with something over it, or on the way there.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }
}
