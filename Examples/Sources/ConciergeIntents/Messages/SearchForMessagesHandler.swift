// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Finds messages, by who wrote them, to whom, when, and with which words.
final class SearchForMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
    private let addressBook: AddressBook
    private let store: MessageStore

    init(addressBook: AddressBook, store: MessageStore) {
        self.addressBook = addressBook
        self.store = store
    }

    func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        resolve(intent.senders)
    }

    func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        resolve(intent.recipients)
    }

    private func resolve(_ people: [INPerson]?) -> [INPersonResolutionResult] {
        guard let people, !people.isEmpty else { return [.notRequired()] }
        return people.map { person in
            switch addressBook.match(person) {
            case .nobody: .unsupported()
            // Anyone who cannot be written to may have written.
            case .unreachable: .success(with: person)
            case .one(let person): .success(with: person)
            case .several(let people): .disambiguation(with: people)
            }
        }
    }

    func resolveAttributes(
        for intent: INSearchForMessagesIntent
    ) async -> INMessageAttributeOptionsResolutionResult {
        .success(with: intent.attributes)
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        let filter = MessageFilter(intent)
        guard let messages = logged({ try store.messages() }) else {
            return INSearchForMessagesIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil)
        }
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = messages.filter(filter.admits).map { INMessage($0) }
        return response
    }
}
