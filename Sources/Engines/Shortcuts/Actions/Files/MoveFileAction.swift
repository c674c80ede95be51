// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts files into another folder.
struct MoveFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.move", "Move File",
        [
            ParameterDefinition("WFFile", "file"), ParameterDefinition("WFFolder", "folder"),
            .flag("WFReplaceExisting"),
        ])

    private let file: Operand
    private let folder: FilePlace
    private let overwrites: Operand?

    init(_ parameters: inout ParameterReader) {
        file = parameters.input("WFFile", "WFInput")
        folder = FilePlace("WFFolder", &parameters)
        overwrites = parameters.operand("WFReplaceExisting") ?? parameters.operand("WFSaveFileOverwrite")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let files = try StoredFiles.files(in: context.wholeContent(file), context.coercion)
        guard !files.isEmpty else { return .done(.nothing) }
        return .needs(
            .files(
                .move(files, path: folder.path(context), overwrites: context.flag(overwrites, default: false))))
    }
}
