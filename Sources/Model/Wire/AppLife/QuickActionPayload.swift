// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A quick action of the home screen as it travels.
package struct QuickActionPayload: Hashable, Sendable, Codable {
    /// By which the app tells its actions apart.
    package var type: String
    package var title: String
    package var subtitle: String?
    package var icon: QuickActionIconPayload?
    /// Property-list values only, each in the case that fits it.
    package var userInfo: [String: PropertyListValue]
    /// What the action shows, so that the right one of several windows takes it.
    package var targetContentIdentifier: String?

    package init(
        type: String, title: String, subtitle: String? = nil, icon: QuickActionIconPayload? = nil,
        userInfo: [String: PropertyListValue] = [:]
    ) {
        self.type = type
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.userInfo = userInfo
    }
}
