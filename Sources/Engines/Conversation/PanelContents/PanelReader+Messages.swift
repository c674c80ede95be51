// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemTexts

extension PanelReader {
    func messages(_ intent: String) -> PanelContent? {
        switch intent {
        case "INSendMessageIntent": sending
        case "INEditMessageIntent":
            longText(values["editedContent"]).map { .message(PanelContent.Message(text: $0, isSent: isDone)) }
        case "INSearchForMessagesIntent": rows(.messages, results["messages"], row(ofMessage:))
        default: nil
        }
    }

    /// What was sent, as far as the app reports it, else what was to be sent.
    private var sending: PanelContent? {
        let sent = object(results["sentMessages"]) ?? object(results["sentMessage"])
        let isAudio = caseName(ofArgument: "outgoingMessageType") == "outgoingMessageAudio"
        let text = longText(sent?.properties["content"]) ?? longText(values["content"])
        let names = argument("speakableGroupName") ?? argument("recipients")
        guard text != nil || isAudio || names != nil else { return nil }
        return .message(
            PanelContent.Message(
                addressees: names.map { texts(.to, ["names": $0]) },
                text: text ?? (isAudio ? texts(.audioMessage) : ""), isSent: isDone,
                state: isDone ? texts(.sent) : nil))
    }

    private func row(ofMessage message: ObjectValue) -> PanelContent.Rows.Row? {
        let content =
            text("content", of: message) ?? text("linkMetadata", of: message) ?? text("messageType", of: message)
        let sender = text("sender", of: message) ?? text("groupName", of: message)
        guard let title = sender ?? content else { return nil }
        return PanelContent.Rows.Row(
            title: title, detail: sender == nil ? nil : content, value: moment(message.properties["dateSent"]),
            picture: image(message.properties["sender"]))
    }
}
