// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Contacts
package import Sentences

/// Where the person's contacts come from.
package protocol ContactSource: Sendable {
    /// The contacts as they are now.
    ///
    /// - Parameter folders: Where the person keeps some besides, as paths.
    func contacts(besides folders: [String]) async -> KnownContacts
}

/// Contacts, and what could not be read of them.
package struct KnownContacts: Sendable {
    package var directory: ContactDirectory
    package var problems: [Problem<Fault>]

    package init(_ directory: ContactDirectory, problems: [Problem<Fault>] = []) {
        self.directory = directory
        self.problems = problems
    }
}
