// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts files into the bin, or deletes them for good, after the person has agreed.
struct DeleteFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.delete", "Delete Files",
        [.input, .flag("WFDeleteFileConfirmDeletion"), .flag("WFDeleteImmediatelyDelete")])

    private let input: Operand
    private let asks: Operand?
    private let forGood: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        asks = parameters.operand("WFDeleteFileConfirmDeletion")
        forGood = parameters.operand("WFDeleteImmediatelyDelete")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let files = try StoredFiles.files(in: context.wholeContent(input), context.coercion)
        guard !files.isEmpty else { return .done(.nothing) }
        let deletion = Effect.files(.delete(files, forGood: context.flag(forGood, default: false)))
        guard context.flag(asks, default: true) else { return .needs(deletion) }
        let question = Presentation(
            .alert(title: "Delete", canCancel: true), .text(files.map(\.name).joined(separator: "\n")))
        return .needs(.show(question)) { result, _ throws(ShortcutFailure) in
            _ = try result.content()
            return .needs(deletion)
        }
    }
}
