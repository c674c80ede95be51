// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Donations
import Foundation
import Store
import Wire

extension SavedDonation {
    /// What the app calls it and its group, where it does.
    var names: [String] { [record.identifier, record.group].compactMap { $0?.isolated } }

    /// As `beckon donations … --json` prints it: when the person acted is in UTC, how long it took in seconds.
    func json(_ words: ActionWords) -> JSONObject {
        [
            "id": id, "action": action.id, "app": action.app, "intent": intent, "title": words.title(of: action),
            "moment": record.moment.formatted(.iso8601), "duration": record.duration,
            "direction": "\(record.direction)", "status": status, "identifier": record.identifier,
            "group": record.group,
        ]
    }

    /// The class name.
    private var intent: String { if case .intent(let name, _) = action.content { name } else { "" } }

    private var status: String {
        Self.statuses.indices.contains(record.status) ? Self.statuses[record.status] : "unspecified"
    }

    /// By the raw values of `INIntentHandlingStatus`, in its words.
    private static let statuses = [
        "unspecified", "ready", "inProgress", "success", "failure", "deferredToApplication", "userConfirmationRequired",
    ]
}

extension DonationEvent {
    /// A line of `beckon donations watch --json`; the bundle is the app's or an extension's, whose process it was.
    func json(_ words: ActionWords) -> JSONObject {
        switch self {
        case .accepted(let donation, let bundle):
            [
                "event": "accepted", "app": donation.action.app, "bundle": bundle, "donation": donation.json(words),
            ]
        case .passedOver(let app, let intent): ["event": "passedOver", "app": app, "intent": intent]
        case .refused(let app, let bundle, let text):
            ["event": "refused", "app": app, "bundle": bundle, "text": text]
        case .forgotten(let app, let donations, let actions):
            ["event": "forgotten", "app": app, "donations": donations, "actions": actions]
        }
    }
}

extension RemovedDonations {
    /// How many are gone, and the numbers of the actions that are gone with them.
    var json: JSONObject { ["donations": count, "actions": actions.sorted()] }
}
