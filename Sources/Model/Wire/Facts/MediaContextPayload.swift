// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a media app knows of its person, as `INMediaUserContext` says it.
package struct MediaContextPayload: Hashable, Sendable, Codable {
    /// The raw value of `INMediaUserContext.SubscriptionStatus`.
    package var subscription: Int
    /// How much the person has in their library; nil if the app does not say.
    package var libraryItems: Int?

    package init(subscription: Int = 0, libraryItems: Int? = nil) {
        self.subscription = subscription
        self.libraryItems = libraryItems
    }
}
