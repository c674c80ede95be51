// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A user activity as it travels.
package struct ActivityPayload: Hashable, Sendable, Codable {
    /// What search shows of an activity besides its title.
    package struct Attributes: Hashable, Sendable, Codable {
        package var description: String?
        package var thumbnail: Data?
        package var keywords: [String]
        package var title: String?
        package var displayName: String?
        package var thumbnailURL: URL?
        package var relatedUniqueIdentifier: String?

        package init(description: String? = nil, thumbnail: Data? = nil, keywords: [String] = []) {
            self.description = description
            self.thumbnail = thumbnail
            self.keywords = keywords
        }
    }

    /// What the system may do with an activity on its own.
    package enum Eligibility: String, Hashable, Sendable, Codable {
        case handoff, search, publicIndexing, prediction
    }

    package var activityType: String
    package var title: String?
    /// Property-list values only, each in the case that fits it.
    package var userInfo: [String: PropertyListValue]
    package var requiredUserInfoKeys: [String]?
    package var keywords: [String]?
    package var attributes: Attributes?
    package var expirationDate: Date?
    package var webpageURL: URL?
    package var referrerURL: URL?
    package var eligibility: Set<Eligibility>?
    package var targetContentIdentifier: String?
    package var persistentIdentifier: String?
    package var suggestedInvocationPhrase: String?

    package init(activityType: String, title: String? = nil, userInfo: [String: PropertyListValue] = [:]) {
        self.activityType = activityType
        self.title = title
        self.userInfo = userInfo
    }

    /// The activity as it is kept for later: of `userInfo` only the required keys, where the app named any.
    package var kept: ActivityPayload {
        guard let keys = requiredUserInfoKeys, !keys.isEmpty else { return self }
        var kept = self
        kept.userInfo = userInfo.filter { keys.contains($0.key) }
        return kept
    }
}
