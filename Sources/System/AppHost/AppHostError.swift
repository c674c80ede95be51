// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why an app's program could not be started.
package struct AppHostError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bundle identifier.
    package var app: String
    /// What stood in the way, and the mend.
    package var reason: String

    package var description: String { "\(app) could not be started: \(reason)" }
}
