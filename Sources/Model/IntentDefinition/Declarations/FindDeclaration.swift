// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where the value of a parameter is found that nobody says: which ride is to be cancelled.
package struct FindDeclaration: Hashable, Codable, Sendable {
    /// The class of the intent whose handler knows it.
    package var intent: String
    /// The names that lead from that one's response to the value, with dots between them.
    package var at: String

    package init(intent: String, at: String) {
        self.intent = intent
        self.at = at
    }
}
