// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Donations
import Store

/// A line of `beckon donations watch --json`; fields that do not apply are left out.
struct DonationEventDescription: Encodable {
    /// `accepted`, `passedOver`, `refused` or `forgotten`.
    var event: String
    var app: String?
    /// Whose process it was: the app's, or an extension's.
    var bundle: String?
    /// As `beckon donations list` prints it.
    var donation: DonationDescription?
    var intent: String?
    /// Why it was refused.
    var text: String?
    /// How many are gone.
    var donations: Int?
    /// The numbers of those that are gone.
    var actions: [Int]?

    init(_ event: DonationEvent, _ words: ActionWords) {
        switch event {
        case .accepted(let donation, let bundle):
            self.event = "accepted"
            app = donation.action.app
            self.bundle = bundle
            self.donation = DonationDescription(donation, words)
        case .passedOver(let app, let intent):
            self.event = "passedOver"
            self.app = app
            self.intent = intent
        case .refused(let app, let bundle, let text):
            self.event = "refused"
            self.app = app
            self.bundle = bundle
            self.text = text
        case .forgotten(let app, let donations, let actions):
            self.event = "forgotten"
            self.app = app
            self.donations = donations
            self.actions = actions
        }
    }
}
