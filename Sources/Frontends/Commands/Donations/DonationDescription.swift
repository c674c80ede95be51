// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Donations
import Foundation
import Store
import Wire

/// A donation in the output of `beckon donations … --json`.
struct DonationDescription: Encodable {
    var id: Int
    /// The number of the action that it is of.
    var action: Int
    /// The bundle identifier.
    var app: String
    /// The intent's class name.
    var intent: String
    var title: String
    /// When the person acted, in UTC, as ISO 8601 has it.
    var moment: String
    /// In seconds.
    var duration: Double?
    var direction: String
    var status: String
    var identifier: String?
    var group: String?

    init(_ donation: SavedDonation, _ words: ActionWords) {
        id = donation.id
        action = donation.action.id
        app = donation.action.app
        intent = if case .intent(let name, _) = donation.action.content { name } else { "" }
        title = words.title(of: donation.action)
        moment = donation.record.moment.formatted(.iso8601)
        duration = donation.record.duration
        direction = donation.record.direction.word
        status =
            Self.statuses.indices.contains(donation.record.status)
            ? Self.statuses[donation.record.status] : "unspecified"
        identifier = donation.record.identifier
        group = donation.record.group
    }

    /// By the raw values of `INIntentHandlingStatus`, in its words.
    private static let statuses = [
        "unspecified", "ready", "inProgress", "success", "failure", "deferredToApplication", "userConfirmationRequired",
    ]
}

extension DonationPayload.Direction {
    /// As Apple's enumeration calls it.
    fileprivate var word: String {
        switch self {
        case .unspecified: "unspecified"
        case .outgoing: "outgoing"
        case .incoming: "incoming"
        }
    }
}
