// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A user activity as it travels.
package struct ActivityPayload: Hashable, Sendable, Codable {
    package var activityType: String
    package var title: String?
    /// Property-list values only, each in the case that fits it.
    package var userInfo: [String: PropertyListValue]
    package var webpageURL: URL?
    package var persistentIdentifier: String?
    package var suggestedInvocationPhrase: String?

    package init(activityType: String, title: String? = nil, userInfo: [String: PropertyListValue] = [:]) {
        self.activityType = activityType
        self.title = title
        self.userInfo = userInfo
    }
}
