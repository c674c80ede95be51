// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What happens to donations, as observers receive it. Apps and bundles are named by their identifiers.
package enum DonationEvent: Hashable, Sendable {
    /// It is on the disk. The action's `used` is when the system heard about it, the record's `moment` when the person
    /// acted, as the app says.
    case accepted(SavedDonation, by: String)
    /// The person does not want the app learned from, so nothing of it is kept.
    case passedOver(app: String, intent: String)
    /// Nothing was done; the text names the thing, the reason and the remedy.
    case refused(app: String, bundle: String, text: String)
    /// Donations were deleted, or had to make room; these actions are gone with them.
    case forgotten(app: String?, donations: Int, actions: [Int])
}
