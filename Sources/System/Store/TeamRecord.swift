// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A team that has signed something which was installed here.
package struct TeamRecord: Hashable, Sendable {
    package var identifier: String
    /// The public key in hexadecimal digits.
    package var key: String
    package var name: String

    package init(identifier: String, key: String, name: String) {
        self.identifier = identifier
        self.key = key
        self.name = name
    }
}
