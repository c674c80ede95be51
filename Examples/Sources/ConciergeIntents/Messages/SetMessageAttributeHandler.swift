// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// Marks messages as read or unread, flagged or not.
final class SetMessageAttributeHandler: NSObject, INSetMessageAttributeIntentHandling {
    private let store: MessageStore

    init(store: MessageStore) {
        self.store = store
    }

    func resolveAttribute(
        for intent: INSetMessageAttributeIntent,
        with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) {
        switch intent.attribute {
        case .unknown: completion(.needsValue())
        case .read, .unread, .flagged, .unflagged: completion(.success(with: intent.attribute))
        // There is nothing to be played.
        default: completion(.unsupported())
        }
    }

    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        let attribute = intent.attribute
        let count = logged {
            try store.change(Set(intent.identifiers ?? [])) { message in
                switch attribute {
                case .read: message.isRead = true
                case .unread: message.isRead = false
                case .flagged: message.isFlagged = true
                case .unflagged: message.isFlagged = false
                default: break
                }
            }
        }
        let code: INSetMessageAttributeIntentResponseCode =
            switch count {
            case nil: .failureMessageAttributeNotSet
            case 0: .failureMessageNotFound
            default: .success
            }
        completion(INSetMessageAttributeIntentResponse(code: code, userActivity: nil))
    }
}
