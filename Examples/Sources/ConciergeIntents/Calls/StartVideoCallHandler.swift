// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// What ``StartCallHandler`` does, for devices before iOS 13.
final class StartVideoCallHandler: NSObject, INStartVideoCallIntentHandling {
    private let addressBook: AddressBook

    init(addressBook: AddressBook) {
        self.addressBook = addressBook
    }

    func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
        addressBook.callees(intent.contacts)
    }

    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
        guard let call = Call(to: intent.contacts?.first, isVideo: true) else {
            return INStartVideoCallIntentResponse(code: .failureInvalidNumber, userActivity: nil)
        }
        return INStartVideoCallIntentResponse(code: .continueInApp, userActivity: call.activity)
    }
}
