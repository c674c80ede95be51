// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Takes spaces and empty lines away from both ends of a text.
struct TrimWhitespaceAction: ValueAction {
    static let definition = ActionDefinition("text.trimwhitespace", "Trim Whitespace", [.input])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input("WFInput", "text") }

    func value(_ context: inout RunContext) -> Content {
        Content(
            context.texts(input).map { ContentItem(.text($0.trimmingCharacters(in: .whitespacesAndNewlines))) })
    }
}
