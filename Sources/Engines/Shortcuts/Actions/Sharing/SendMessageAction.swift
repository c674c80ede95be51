// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Sends a short message.
struct SendMessageAction: EffectAction {
    static let reaches: Set<ActionReach> = [.messages]
    static let definition = ActionDefinition(
        "sendmessage", "Send Message",
        [
            .text("WFSendMessageContent"), ParameterDefinition("WFSendMessageActionRecipients", "contacts"),
            .flag("ShowWhenRun"), .text("IntentAppIdentifier"),
        ], state: .partial("sends with the desktop's own app, whatever app the file names"))

    private let content: Operand
    private let recipients: Recipients
    private let isShown: Operand?

    init(_ parameters: inout ParameterReader) {
        content = parameters.input("WFSendMessageContent", "WFInput")
        recipients = Recipients("WFSendMessageActionRecipients", &parameters)
        isShown = parameters.operand("ShowWhenRun")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(content)
        let message = Message(
            .text, to: recipients.addresses(context), content, isShown: context.flag(isShown, default: true))
        return .needs(.send(message), giving: content)
    }
}
