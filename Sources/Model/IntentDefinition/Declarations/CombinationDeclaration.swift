// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A set of parameters that together make an action, and how it is titled.
package struct CombinationDeclaration: Hashable, Codable, Sendable {
    /// In the key's order; none for the row without parameters.
    package var parameters: [String]
    package var title: LocalizableText?
    package var subtitle: LocalizableText?
    package var isPrimary = false
    /// False: the app has to be opened to run it.
    package var runsInBackground = true
    /// Follows, or is followed by, the row with the same key in the other table.
    package var isLinked = false

    package init(parameters: [String], title: LocalizableText? = nil) {
        self.parameters = parameters
        self.title = title
    }
}
