// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Offers
import Store

/// An offer in the output of `beckon suggest --json`.
struct OfferDescription: Encodable {
    /// The action's number.
    var id: Int
    /// The bundle identifier.
    var app: String
    var title: String
    /// A sentence in the person's language.
    var why: String
    /// From 0 to 1.
    var probability: Double?

    init(_ offer: Offer, title: String, why: String) {
        id = offer.action.id
        app = offer.action.app
        self.title = title
        self.why = why
        // More digits would say more than is known.
        probability = offer.probability.map { ($0 * 10_000).rounded() / 10_000 }
    }
}
