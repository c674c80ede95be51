// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of messages, mail and the clipboard.
    static let sharing = ActionSummaries(
        .sharing,
        [
            .init("airdropdocument", "Send {WFInput} to a device nearby"),
            .init("getclipboard", "Get the clipboard", output: "Clipboard"),
            .init(
                "sendemail",
                """
                Send the email {WFSendEmailActionInputAttachments} to {WFSendEmailActionToRecipients}[ \
                about {WFSendEmailActionSubject}][WFSendEmailActionShowComposeSheet=no: without showing it \
                first]
                """),
            .init(
                "sendmessage",
                """
                Send the message {WFSendMessageContent} to {WFSendMessageActionRecipients}[ShowWhenRun=no: \
                without showing it first]
                """),
            .init(
                "setclipboard",
                """
                Copy {WFInput} to the clipboard[WFLocalOnly=yes: of this device only][ until \
                {WFExpirationDate}]
                """),
            .init("share", "Share {WFInput}"),
        ],
        parameters: [
            .init("IntentAppIdentifier", "App", options: .quiet),
            .init("ShowWhenRun", "Show When Run", standard: "yes"),
            .init("WFEmailAccountActionSelectedAccount", "Account"),
            .init("WFExpirationDate", "Until"),
            .init("WFLocalOnly", "This Device Only", standard: "no"),
            .init("WFSendEmailActionBccRecipients", "Bcc"),
            .init("WFSendEmailActionCcRecipients", "Cc"),
            .init("WFSendEmailActionFrom", "From"),
            .init("WFSendEmailActionInputAttachments", "Body", also: ["WFInput"], options: .input),
            .init("WFSendEmailActionShowComposeSheet", "Show First", standard: "yes"),
            .init("WFSendEmailActionSubject", "Subject"),
            .init("WFSendEmailActionToRecipients", "Recipients"),
            .init("WFSendMessageActionRecipients", "Recipients"),
            .init("WFSendMessageContent", "Message", also: ["WFInput"], options: .input),
        ])
}
