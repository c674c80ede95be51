// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One of an app's contents, as search shows it.
package struct ContentPayload: Codable, Hashable, Sendable {
    /// Which the app gave it, and gets back when a person opens it.
    package var identifier: String
    package var domain: String?
    package var title: String
    /// Names besides.
    package var otherTitles: [String]
    /// A sentence or two below the title.
    package var description: String?
    package var keywords: [String]
    /// Its text, as far as it is searched in.
    package var text: String?
    /// When it is to be forgotten; nil for never.
    package var expires: Date?

    package init(
        identifier: String, domain: String? = nil, title: String, otherTitles: [String] = [],
        description: String? = nil, keywords: [String] = [], text: String? = nil, expires: Date? = nil
    ) {
        self.identifier = identifier
        self.domain = domain
        self.title = title
        self.otherTitles = otherTitles
        self.description = description
        self.keywords = keywords
        self.text = text
        self.expires = expires
    }
}

extension LaunchItem {
    /// The activity type of contents that a person has chosen in search, as `CSSearchableItemActionType` is.
    package static let contentActivityType = "com.apple.corespotlightitem"
    /// Under which such an activity has the content's identifier, as `CSSearchableItemActivityIdentifier` is.
    package static let contentIdentifierKey = "kCSSearchableItemActivityIdentifier"

    /// What an app is opened for by one of its contents.
    package static func content(_ identifier: String) -> LaunchItem {
        .activity(
            ActivityPayload(
                activityType: contentActivityType, userInfo: [contentIdentifierKey: .string(identifier)]), nil)
    }
}
