// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the contacts of its input: those that it has, and those of cards in texts and files.
struct GetContactsAction: ValueAction {
    static let definition = ActionDefinition(
        "detect.contacts", "Get Contacts from Input", [.input],
        state: .partial("does not look up names or numbers in your contacts"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content {
        Content(context.items(input)).mapItems { context.coercion.contacts($0) }
    }
}
