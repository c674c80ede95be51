// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Keeps what it is given in files.
struct SaveFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "documentpicker.save", "Save File",
        [
            .input, .flag("WFAskWhereToSave"), .text("WFFileDestinationPath"), .flag("WFSaveFileOverwrite"),
            ParameterDefinition("WFFolder", "folder"), .text("WFFileStorageService"),
        ], state: .partial("files stay on this machine, whatever service the file names"))

    private let input: Operand
    private let asks: Operand?
    private let path: Operand?
    private let overwrites: Operand?
    private let folder: FilePlace

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        asks = parameters.operand("WFAskWhereToSave")
        path = parameters.operand("WFFileDestinationPath")
        overwrites = parameters.operand("WFSaveFileOverwrite")
        folder = FilePlace("WFFolder", &parameters)
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let asks = context.flag(asks, default: true)
        let path = asks ? nil : folder.path(context.text(path, default: ""), context)
        let overwrites = context.flag(overwrites, default: false)
        return try FileGathering.files(.anything, in: context.wholeContent(input), &context) { files, _ in
            .needs(.files(.save(files, path: path, overwrites: overwrites)))
        }
    }
}
