// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Shows files as they look.
struct PreviewDocumentAction: EffectAction {
    static let definition = ActionDefinition(
        "previewdocument", "Quick Look", [.input, .flag("WFQuickLookActionFullScreen")],
        state: .partial("the desktop chooses the window's size"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        let content = context.wholeContent(input)
        guard !content.isEmpty else { return .done(.nothing) }
        return .needs(.show(Presentation(.quickLook, content)), giving: content)
    }
}
