// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
package import PersonalShortcuts

/// A request to run a shortcut: by its tile, its name, a gesture, or a URL that an app opened.
package struct ShortcutCall: Hashable, Sendable {
    package var identifier: UUID
    /// What stands for the person's own words.
    package var said: String
    /// The app that asks for it; nil if a person does.
    package var app: BundleIdentifier?
    /// What it is started with; nil for nothing.
    package var input: String?
    package var starter: RunStarter
    /// What is opened when it has come to its end, was cancelled, or has failed.
    package var success: URL?
    package var cancel: URL?
    package var failure: URL?

    package init(_ identifier: UUID, said: String, input: String? = nil, startedBy starter: RunStarter = .person) {
        self.identifier = identifier
        self.said = said
        self.input = input
        self.starter = starter
    }
}
