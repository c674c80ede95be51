// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Takes stars and a tip for a ride that is over.
final class SendRideFeedbackHandler: NSObject, INSendRideFeedbackIntentHandling {
    private let rides: RideDesk

    init(rides: RideDesk) {
        self.rides = rides
    }

    func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
        let stars = intent.rating?.intValue
        let tip = Money(intent.tip)
        guard stars != nil || tip != nil, (1...5).contains(stars ?? 1), (tip?.amount ?? 0) >= 0 else {
            return INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil)
        }
        let isTaken = logged { try rides.rate(intent.rideIdentifier, stars: stars, tip: tip?.inEuros) } ?? false
        return INSendRideFeedbackIntentResponse(code: isTaken ? .success : .failure, userActivity: nil)
    }
}
