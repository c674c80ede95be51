// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Wire

/// A donation as the store has it: that an action was used, when, and by which names the app knows of it.
package struct DonationRecord: Hashable, Sendable, Identifiable {
    /// Given by the store, never given twice; later donations have higher ones, whatever the clock says.
    package var id: Int
    package var action: Int
    /// When the person acted, to the second.
    package var moment: Date
    package var direction: DonationPayload.Direction
    /// A raw value of `INIntentHandlingStatus`.
    package var status: Int
    /// Seconds; nil if the app gave no interval.
    package var duration: Double?
    /// By which the app deletes it.
    package var identifier: String?
    /// By which the app deletes several at once.
    package var group: String?

    package init(
        id: Int = 0, action: Int = 0, moment: Date, direction: DonationPayload.Direction = .unspecified,
        status: Int = 0, duration: Double? = nil, identifier: String? = nil, group: String? = nil
    ) {
        self.id = id
        self.action = action
        self.moment = moment
        self.direction = direction
        self.status = status
        self.duration = duration
        self.identifier = identifier
        self.group = group
    }
}
