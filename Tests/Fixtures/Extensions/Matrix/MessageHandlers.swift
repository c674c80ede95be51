// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Has persons, a text and a speakable text.
final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        Instruction(identifierOf: intent).answers(about: "recipients", intent.recipients, samples: Samples.persons)
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        Instruction(identifierOf: intent).answer(about: "content", intent.content, samples: Samples.texts)
    }

    func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
        Instruction(identifierOf: intent)
            .answer(about: "speakableGroupName", intent.speakableGroupName, samples: Samples.speakables)
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
}

/// Has a span of time.
final class SearchForMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
    func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult {
        Instruction(identifierOf: intent)
            .answer(about: "dateTimeRange", intent.dateTimeRange, samples: Samples.spans)
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    }
}
