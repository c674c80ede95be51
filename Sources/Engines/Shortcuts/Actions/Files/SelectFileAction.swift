// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Lets the person choose files or folders.
struct SelectFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.select", "Select File",
        [
            .flag("SelectMultiple"), .choice("WFPickingMode", ["Files", "Folders", "Both"]),
            .flag("WFGetFolderContents"), .flag("WFShowFilePicker"),
        ])

    private let allowsSeveral: Operand?
    private let mode: ChosenValue
    private let opensFolders: Operand?

    init(_ parameters: inout ParameterReader) {
        allowsSeveral = parameters.operand("SelectMultiple")
        mode = parameters.choice("WFPickingMode")
        opensFolders = parameters.operand("WFGetFolderContents")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let kind = FileRequest.Choosable(rawValue: try mode.value(in: context).lowercased()) ?? .files
        let effect = Effect.files(
            .choose(allowsSeveral: context.flag(allowsSeveral, default: false), kind))
        guard context.flag(opensFolders, default: false) else { return .needs(effect) }
        return FolderOpening.step(effect)
    }
}
