// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system answers to an activity call.
package struct ActivityReply: Hashable, Sendable, Codable {
    /// Why the activity becomes no shortcut and is not found, in one sentence for a developer; nil when all is well.
    package var refusal: String?

    package init(refusal: String? = nil) {
        self.refusal = refusal
    }
}
