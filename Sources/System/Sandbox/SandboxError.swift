// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why there is no sandbox to be had.
package struct SandboxError: Error, Hashable, Sendable {
    /// What is missing, without a full stop.
    package var reason: String
    /// What to do about it.
    package var remedy: String

    package init(reason: String, remedy: String) {
        self.reason = reason
        self.remedy = remedy
    }
}

extension SandboxError: CustomStringConvertible {
    package var description: String { "no sandbox: \(reason); \(remedy)" }
}
