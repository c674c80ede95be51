// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the contacts of its input: those that it has, and those of cards in texts and files.
struct GetContactsAction: ValueAction {
    static let definition = ActionDefinition(
        "detect.contacts", "Get Contacts from Input", [.input],
        state: .partial("a name or a number is not looked for in the person's contacts"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content {
        let coercion = context.coercion
        return Content(
            context.items(input).flatMap { item -> [ContentItem] in
                if item.value.kind == .contact { return [item] }
                return ContactCard.contacts(in: coercion.text(item)).map { ContentItem(.record($0)) }
            })
    }
}
