// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no manifest.
package struct ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, without a full stop.
    package var reason: String

    package init(_ reason: String) {
        self.reason = reason
    }

    package var description: String { reason }
}
