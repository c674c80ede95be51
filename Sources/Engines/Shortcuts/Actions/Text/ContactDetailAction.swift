// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Phone numbers or addresses of mail that were written down.
struct ContactDetailAction: ValueAction {
    static let definition = ActionDefinition("phonenumber", "Phone Number", [.text("WFPhoneNumber")])
    static let definitions = [
        definition, ActionDefinition("email", "Email Address", [.text("WFEmailAddress")]),
    ]

    private let values: Operand

    init(_ parameters: inout ParameterReader) {
        values = parameters.operand("WFPhoneNumber") ?? parameters.operand("WFEmailAddress") ?? .constant(.nothing)
    }

    func value(_ context: inout RunContext) -> Content {
        let lines = context.wholeItems(values).flatMap { item in
            context.coercion.text(item).split(whereSeparator: \.isNewline).map { String($0) }
        }
        return Content(lines.map { ContentItem(.text($0)) })
    }
}
