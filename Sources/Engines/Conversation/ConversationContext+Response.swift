// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

extension ConversationContext {
    /// The turn that an answer would become, to see it without a conversation.
    ///
    /// - Parameter intent: What was asked.
    package func response(_ response: ResponsePayload, to intent: IntentPayload) -> Response {
        ResponseWriter(context: self, intent: intent, payload: response).response(faults: [], milliseconds: 0)
    }
}
