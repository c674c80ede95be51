// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Sends a message: to whom, and what.
final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
    private let addressBook: AddressBook
    private let store: MessageStore

    init(addressBook: AddressBook, store: MessageStore) {
        self.addressBook = addressBook
        self.store = store
    }

    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            completion([.needsValue()])
            return
        }
        completion(recipients.map(resolve))
    }

    private func resolve(_ recipient: INPerson) -> INSendMessageRecipientResolutionResult {
        switch addressBook.match(recipient) {
        case .nobody: .unsupported(forReason: .noAccount)
        case .unreachable: .unsupported(forReason: .noValidHandle)
        case .one(let person): .success(with: person)
        case .several(let people): .disambiguation(with: people)
        }
    }

    func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        guard let content = intent.content, !content.isEmpty else {
            completion(.needsValue())
            return
        }
        completion(.success(with: content))
    }

    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    ) {
        // Nobody here listens to recordings.
        completion(.success(with: .outgoingMessageText))
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let isReady = logged { try store.messages() } != nil
        completion(
            INSendMessageIntentResponse(
                code: isReady ? .ready : .failureMessageServiceNotAvailable, userActivity: nil))
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        guard let people = intent.recipients, let text = intent.content else {
            completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
            return
        }
        let message = Message(to: people.map(Message.Correspondent.init), text: text)
        guard logged({ try store.send(message) }) != nil else {
            completion(INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil))
            return
        }
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessage = INMessage(message)
        completion(response)
    }
}
