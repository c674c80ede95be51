// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds out who is to be called, and how; the app makes the call.
final class StartCallHandler: NSObject, INStartCallIntentHandling {
    private let addressBook: AddressBook

    init(addressBook: AddressBook) {
        self.addressBook = addressBook
    }

    func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
        guard let contacts = intent.contacts, !contacts.isEmpty else {
            completion([.needsValue()])
            return
        }
        // There are no conferences.
        guard contacts.count == 1 else {
            completion(contacts.map { _ in .unsupported(forReason: .multipleContactsUnsupported) })
            return
        }
        completion(contacts.map(resolve))
    }

    private func resolve(_ contact: INPerson) -> INStartCallContactResolutionResult {
        switch addressBook.match(contact) {
        case .nobody: .unsupported(forReason: .noContactFound)
        case .unreachable: .unsupported(forReason: .invalidHandle)
        case .one(let person): .success(with: person)
        case .several(let people): .disambiguation(with: people)
        }
    }

    func resolveCallCapability(
        for intent: INStartCallIntent,
        with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
    ) {
        guard intent.callCapability == .videoCall else {
            completion(.success(with: .audioCall))
            return
        }
        let contact = addressBook.contact(intent.contacts?.first?.customIdentifier)
        // Of somebody in no book nothing is known.
        guard contact?.hasVideo ?? true else {
            completion(.unsupported(forReason: .videoCallUnsupported))
            return
        }
        completion(.success(with: .videoCall))
    }

    func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
    ) {
        switch intent.destinationType {
        case .unknown, .normal: completion(.success(with: .normal))
        // Anyone who is in need is better served by the telephone itself.
        default: completion(.unsupported())
        }
    }

    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        let call = Call(to: intent.contacts?.first, isVideo: intent.callCapability == .videoCall)
        completion(
            INStartCallIntentResponse(
                code: call == nil ? .failureContactNotSupportedByApp : .continueInApp, userActivity: call?.activity))
    }
}
