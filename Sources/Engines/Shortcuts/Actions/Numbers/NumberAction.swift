// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A number.
struct NumberAction: ValueAction {
    static let definition = ActionDefinition("number", "Number", [.number("WFNumberActionNumber")])

    private let number: Operand

    init(_ parameters: inout ParameterReader) {
        number = parameters.operand("WFNumberActionNumber") ?? .constant(.number(.whole(0)))
    }

    func value(_ context: inout RunContext) -> Content {
        context.number(number).map { .number($0) } ?? .nothing
    }
}
