// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of what the person is asked and shown.
    static let prompts = ActionSummaries(
        .prompts,
        [
            .init(
                "alert",
                """
                Show the alert {WFAlertActionMessage}[ with the title \
                {WFAlertActionTitle}][WFAlertActionCancelButtonShown=no: without a Cancel button]
                """),
            .init("ask", "Ask for {WFInputType} with {WFAskActionPrompt}"),
            .init(
                "notification",
                """
                Show the notification {WFNotificationActionBody}[ with the title \
                {WFNotificationActionTitle}][WFNotificationActionSound=no: without a sound][ and the \
                attachment {WFInput}]
                """),
            .init("showresult", "Show {Text}"),
        ],
        parameters: [
            .init("Text", "Text", options: .input),
            .init("WFAlertActionCancelButtonShown", "Cancel Button", standard: "yes"),
            .init("WFAlertActionMessage", "Message"),
            .init("WFAlertActionTitle", "Title"),
            .init("WFAllowsMultilineText", "Several Lines", standard: "yes", when: "WFInputType=Text"),
            .init("WFAskActionAllowsDecimalNumbers", "Decimals", standard: "yes", when: "WFInputType=Number"),
            .init("WFAskActionAllowsNegativeNumbers", "Negative Numbers", standard: "yes", when: "WFInputType=Number"),
            .init("WFAskActionDateGranularity", "Date or Time", standard: "Date", when: "WFInputType=Date"),
            .init("WFAskActionDefaultAnswer", "Default Answer", when: "WFInputType=Text;Number;URL"),
            .init("WFAskActionDefaultAnswerDate", "Default Answer", when: "WFInputType=Date"),
            .init("WFAskActionDefaultAnswerDateAndTime", "Default Answer", when: "WFInputType=Date and Time"),
            .init("WFAskActionDefaultAnswerNumber", "Default Answer", when: "WFInputType=Number"),
            .init("WFAskActionDefaultAnswerTime", "Default Answer", when: "WFInputType=Time"),
            .init("WFAskActionDefaultAnswerURL", "Default Answer", when: "WFInputType=URL"),
            .init("WFAskActionImmediateDictation", "Dictate", standard: "no", when: "WFInputType=Text"),
            .init("WFAskActionPrompt", "Prompt"),
            .init("WFInputType", "Input Type", standard: "Text"),
            .init("WFNotificationActionBody", "Body"),
            .init("WFNotificationActionSound", "Sound", standard: "yes"),
            .init("WFNotificationActionTitle", "Title"),
        ])
}
