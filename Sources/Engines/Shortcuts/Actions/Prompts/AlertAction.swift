// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Shows a message that the person has to answer; cancelling it ends the run.
struct AlertAction: EffectAction {
    static let definition = ActionDefinition(
        "alert", "Show Alert",
        [.text("WFAlertActionTitle"), .text("WFAlertActionMessage"), .flag("WFAlertActionCancelButtonShown")])

    private let input: Operand
    private let title: Operand?
    private let message: Operand?
    private let canCancel: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        title = parameters.operand("WFAlertActionTitle")
        message = parameters.operand("WFAlertActionMessage", or: .text("Do you want to continue?"))
        canCancel = parameters.operand("WFAlertActionCancelButtonShown")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let message = context.text(message, default: "")
        let style = Presentation.Style.alert(
            title: context.text(title, default: ""), canCancel: context.flag(canCancel, default: true))
        return .needs(.show(Presentation(style, .text(message))), giving: context.content(input))
    }
}
