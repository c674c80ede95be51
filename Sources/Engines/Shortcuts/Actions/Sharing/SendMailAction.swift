// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Sends a mail.
struct SendMailAction: EffectAction {
    static let reaches: Set<ActionReach> = [.messages]
    static let definition = ActionDefinition(
        "sendemail", "Send Email",
        [
            .text("WFSendEmailActionInputAttachments"), .text("WFSendEmailActionSubject"),
            ParameterDefinition("WFSendEmailActionToRecipients", "contacts"),
            ParameterDefinition("WFSendEmailActionCcRecipients", "contacts"),
            ParameterDefinition("WFSendEmailActionBccRecipients", "contacts"),
            .flag("WFSendEmailActionShowComposeSheet"), .text("WFSendEmailActionFrom"),
            .text("WFEmailAccountActionSelectedAccount"),
        ])

    private let content: Operand
    private let subject: Operand?
    private let recipients: Recipients
    private let copies: Recipients
    private let hiddenCopies: Recipients
    private let isShown: Operand?
    private let sender: Operand?

    init(_ parameters: inout ParameterReader) {
        content = parameters.input("WFSendEmailActionInputAttachments", "WFInput")
        subject = parameters.operand("WFSendEmailActionSubject")
        recipients = Recipients("WFSendEmailActionToRecipients", &parameters)
        copies = Recipients("WFSendEmailActionCcRecipients", &parameters)
        hiddenCopies = Recipients("WFSendEmailActionBccRecipients", &parameters)
        isShown = parameters.operand("WFSendEmailActionShowComposeSheet")
        sender =
            parameters.operand("WFSendEmailActionFrom")
            ?? parameters.operand("WFEmailAccountActionSelectedAccount")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(content)
        let subject = context.text(subject, default: "")
        let sender = context.text(sender, default: "")
        var message = Message(
            .mail, to: recipients.addresses(context), content, subject: subject.isEmpty ? nil : subject,
            isShown: context.flag(isShown, default: true))
        message.copies = copies.addresses(context)
        message.hiddenCopies = hiddenCopies.addresses(context)
        message.sender = sender.isEmpty ? nil : sender
        return .needs(.send(message), giving: content)
    }
}
