// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the person is told what happens to what was asked for: a ride on its way.
package struct FollowDeclaration: Hashable, Codable, Sendable {
    /// The class of the intent whose handler reports changes.
    package var intent: String
    /// The names that lead from a response to a value that is there once it is over, with dots between them.
    package var until: String

    package init(intent: String, until: String) {
        self.intent = intent
        self.until = until
    }
}
