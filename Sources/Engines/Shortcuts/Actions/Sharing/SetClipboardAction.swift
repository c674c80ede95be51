// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts something on the clipboard.
struct SetClipboardAction: EffectAction {
    static let reaches: Set<ActionReach> = [.clipboard]
    static let definition = ActionDefinition(
        "setclipboard", "Copy to Clipboard", [.input, .flag("WFLocalOnly"), .text("WFExpirationDate")],
        state: .partial("the contents never expire, even if the file sets a date"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(input)
        return .needs(.writeClipboard(content), giving: content)
    }
}
