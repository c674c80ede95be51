// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// What ``StartCallHandler`` does, for devices before iOS 13.
final class StartAudioCallHandler: NSObject, INStartAudioCallIntentHandling {
    private let addressBook: AddressBook

    init(addressBook: AddressBook) {
        self.addressBook = addressBook
    }

    func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
        addressBook.callees(intent.contacts)
    }

    func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
        guard let call = Call(to: intent.contacts?.first, isVideo: false) else {
            return INStartAudioCallIntentResponse(code: .failureNoValidNumber, userActivity: nil)
        }
        return INStartAudioCallIntentResponse(code: .continueInApp, userActivity: call.activity)
    }
}
