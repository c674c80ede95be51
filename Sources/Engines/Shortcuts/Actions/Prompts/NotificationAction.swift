// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Shows a message that goes away by itself.
struct NotificationAction: EffectAction {
    static let definition = ActionDefinition(
        "notification", "Show Notification",
        [
            .text("WFNotificationActionTitle"), .text("WFNotificationActionBody"), .flag("WFNotificationActionSound"),
            .input,
        ], state: .partial("attachments are not shown"))

    private let input: Operand
    private let title: Operand?
    private let message: Operand?
    private let sound: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput", "WFVariable")
        title = parameters.operand("WFNotificationActionTitle")
        message = parameters.operand("WFNotificationActionBody", or: .text("Hello World"))
        sound = parameters.operand("WFNotificationActionSound")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let style = Presentation.Style.notification(
            title: context.text(title, default: ""), sound: context.flag(sound, default: true))
        let message = Content.text(context.text(message, default: ""))
        return .needs(.show(Presentation(style, message)), giving: context.content(input))
    }
}
