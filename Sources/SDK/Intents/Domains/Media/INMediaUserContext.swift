// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import Wire

/// A media app's information about its user: the subscription and the size of the library.
///
/// ```swift
/// let context = INMediaUserContext()
/// context.subscriptionStatus = .subscribed
/// context.numberOfLibraryItems = library.count
/// context.becomeCurrent()
/// ```
open class INMediaUserContext: INUserContext, @unchecked Sendable {
    // `@unchecked`: as with any object of Apple's that is set up before it is told, one thread at a time changes it.

    /// Whether the person has a subscription; the numbers are Apple's.
    public enum SubscriptionStatus: Int, Sendable {
        /// There are no subscriptions, or the app does not know.
        case unknown = 0
        /// The person has no subscription.
        case notSubscribed
        /// The person has a subscription.
        case subscribed
    }

    /// Whether the person has a subscription.
    open var subscriptionStatus = SubscriptionStatus.unknown
    /// The number of items in the person's library; nil if unknown.
    public final var numberOfLibraryItems: Int?

    /// Creates an empty context.
    public override init() { super.init() }

    override var payload: MediaContextPayload? {
        MediaContextPayload(subscription: subscriptionStatus.rawValue, libraryItems: numberOfLibraryItems)
    }

    /// Equal if both have the same properties.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INMediaUserContext)?.payload == payload }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { payload.hashValue }

    /// Reads what ``INUserContext/encode(with:)`` wrote; nil when it is damaged.
    public required init?(coder: NSCoder) {
        guard let payload = coder.decodeJSON(MediaContextPayload.self),
            let status = SubscriptionStatus(rawValue: payload.subscription)
        else { return nil }
        subscriptionStatus = status
        numberOfLibraryItems = payload.libraryItems
        super.init()
    }
}

#endif
