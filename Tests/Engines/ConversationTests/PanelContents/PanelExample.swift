// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing

/// A panel, and what stands on it in two languages.
struct PanelExample: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let panel: DomainPanel
    let english: [String]
    let chinese: [String]

    var testDescription: String { name }

    static let all =
        [message, sentMessage, call, messages, calls] + rides + payments + notes + media + others

    // MARK: People

    private static let text: [String: IntentValue] = [
        "recipients": .people("Anna", "Ben"), "content": .string("On my way"),
    ]

    static let message = PanelExample(
        name: "a message to be sent", kind: "message",
        panel: DomainPanel(intent: "INSendMessageIntent", values: text, results: nil),
        english: ["To Anna and Ben", "“On my way”"], chinese: ["给Anna和Ben", "“On my way”"])

    static let sentMessage = PanelExample(
        name: "a message that was sent", kind: "message",
        panel: DomainPanel(intent: "INSendMessageIntent", values: text),
        english: ["To Anna and Ben", "“On my way”", "Sent"], chinese: ["给Anna和Ben", "“On my way”", "已发送"])

    static let call = PanelExample(
        name: "a video call", kind: "call",
        panel: DomainPanel(
            intent: "INStartCallIntent", values: ["contacts": .people("Anna"), "callCapability": .enumeration(2)],
            results: nil),
        english: ["Anna", "Video call"], chinese: ["Anna", "视频通话"])

    static let messages = PanelExample(
        name: "messages that were found", kind: "rows",
        panel: DomainPanel(
            intent: "INSearchForMessagesIntent",
            results: [
                "messages": .array([
                    .thing(
                        "INMessage", "",
                        [
                            "content": .string("See you"), "sender": .person(PersonValue(displayName: "Anna")),
                            "dateSent": .at(-90),
                        ])
                ])
            ]),
        english: ["• Anna  (See you · Nov 21, 2026 at 7:30 AM)"], chinese: ["• Anna  (See you · 2026年11月21日 07:30)"])

    static let calls = PanelExample(
        name: "calls that were found", kind: "rows",
        panel: DomainPanel(
            intent: "INSearchCallHistoryIntent",
            results: [
                "callRecords": .array([
                    .thing(
                        "INCallRecord", "",
                        [
                            "caller": .person(PersonValue(displayName: "Ben")), "callRecordType": .enumeration(3),
                            "callCapability": .enumeration(1), "callDuration": .decimal(125),
                        ])
                ])
            ]),
        english: ["• Ben  (Received · Audio call · 2 minutes 5 seconds)"], chinese: ["• Ben  (已接 · 语音 · 2分钟5秒)"])
}
