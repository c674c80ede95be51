// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Somebody who signs bundles, as everybody may know them.
package struct Team: Hashable, Sendable {
    package let identifier: TeamIdentifier
    /// What the team calls itself; nobody has checked it.
    package let name: String
    package let key: TeamPublicKey

    package init(identifier: TeamIdentifier, name: String, key: TeamPublicKey) {
        self.identifier = identifier
        self.name = name
        self.key = key
    }

    /// Whether a text can be a team's name: 1 to 100 characters, none of them for control.
    package static func isName(_ text: String) -> Bool {
        (1...100).contains(text.count) && text.utf8.count <= 400 && text.first != " "
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
