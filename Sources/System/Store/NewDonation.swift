// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Wire

/// A donation on its way into the store.
package struct NewDonation: Hashable, Sendable {
    /// The app's bundle identifier.
    package var app: String
    /// The intent's class without its module.
    package var intent: String
    /// The same for two donations exactly when they are of the same action of the intent.
    package var key: String
    /// What the action does; the latest donation's is kept.
    package var content: IntentPayload
    /// When the system heard about it.
    package var received: Date
    /// Its numbers are given by the store.
    package var record: DonationRecord

    package init(
        app: String, intent: String, key: String, content: IntentPayload, received: Date, record: DonationRecord
    ) {
        self.app = app
        self.intent = intent
        self.key = key
        self.content = content
        self.received = received
        self.record = record
    }
}

/// What happened to a donation that was kept.
package struct KeptDonation: Hashable, Sendable {
    package var donation: Int
    package var action: Int
    /// How many donations are kept of the action now, this one among them.
    package var donations: Int
    /// What had to make room for it.
    package var forgotten = RemovedDonations()
}

/// What went with a deletion.
package struct RemovedDonations: Hashable, Sendable {
    /// How many donations.
    package var count: Int = 0
    /// The actions that no donation was left of.
    package var actions: [Int] = []

    package init(count: Int = 0, actions: [Int] = []) {
        self.count = count
        self.actions = actions
    }

    /// What went before, and this.
    package static func += (removed: inout RemovedDonations, more: RemovedDonations) {
        removed.count += more.count
        removed.actions += more.actions
    }
}

/// How much of an app's donations is kept.
package struct DonationRoom: Hashable, Sendable {
    /// Actions of one app, its activities among them; the one not used for longest goes first.
    package var actions: Int
    /// Donations of one app; the oldest go first.
    package var donations: Int

    package init(actions: Int = 20, donations: Int = 250_000) {
        self.actions = actions
        self.donations = donations
    }
}
