// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An installed app as the store lists it; everything else stands in its bundle.
package struct AppRecord: Hashable, Sendable {
    /// A bundle inside the app's.
    package struct Extension: Hashable, Sendable {
        package var identifier: String
        /// The kind in the words of `BundleKind`.
        package var kind: String
        /// Relative to the app's bundle.
        package var path: String

        package init(identifier: String, kind: String, path: String) {
            self.identifier = identifier
            self.kind = kind
            self.path = path
        }
    }

    package var identifier: String
    package var name: String
    /// Relative to the state folder's `Apps`.
    package var path: String
    package var installed: Date
    package var extensions: [Extension]
    /// The identifier of the team that signed it; nil for what a Beckon without signatures installed.
    package var team: String?

    package init(
        identifier: String, name: String, path: String, installed: Date, extensions: [Extension], team: String? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.path = path
        self.installed = installed
        self.extensions = extensions
        self.team = team
    }
}

/// What a person has said about learning from an app and offering it.
package struct AppSettingsRecord: Codable, Hashable, Sendable {
    /// The bundle identifier.
    package var app: String
    /// Whether what is done in it is kept and learned from.
    package var learns: Bool
    /// Whether what it donated is offered.
    package var suggests: Bool

    package init(app: String, learns: Bool = true, suggests: Bool = true) {
        self.app = app
        self.learns = learns
        self.suggests = suggests
    }
}
