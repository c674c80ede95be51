// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why there is no sandbox to be had.
package struct SandboxError: Error, Hashable, Sendable {
    /// What is missing, without a full stop.
    package var reason: String
    /// What to do about it.
    package var mend: String

    package init(reason: String, mend: String) {
        self.reason = reason
        self.mend = mend
    }
}

extension SandboxError: CustomStringConvertible {
    package var description: String { "no sandbox: \(reason); \(mend)" }
}
