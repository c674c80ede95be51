// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where in its life an app is, once its process has dealt with an event.
package enum AppState: String, Hashable, Sendable, Codable {
    /// On the screen, and the person's touches are the app's.
    case active
    /// On the screen, with something over it.
    case inactive
    case background
}
