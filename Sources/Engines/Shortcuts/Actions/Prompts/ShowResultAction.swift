// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Shows something that came of the shortcut.
struct ShowResultAction: EffectAction {
    static let definition = ActionDefinition("showresult", "Show Result", [.text("Text")])

    private let text: Operand

    init(_ parameters: inout ParameterReader) { text = parameters.input("Text") }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(text)
        return .needs(.show(Presentation(.result, content)), giving: content)
    }
}
