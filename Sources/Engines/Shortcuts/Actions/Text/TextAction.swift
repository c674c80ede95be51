// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A text with variables in it.
struct TextAction: LoopAction {
    static let definition = ActionDefinition("gettext", "Text", [.text("WFTextActionText")])

    private let text: Operand

    init(_ parameters: inout ParameterReader) {
        text = parameters.operand("WFTextActionText") ?? .constant(.text(""))
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard case .template = text else { return nil }
        return pieces.add(text: text).map { .text($0) }
    }

    func value(_ context: inout RunContext) -> Content { .text(context.text(text)) }
}
