// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives a file that stands at a path, or what the person chooses.
struct OpenFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "documentpicker.open", "Get File",
        [
            .text("WFGetFilePath"), .flag("WFFileErrorIfNotFound"), .flag("WFShowFilePicker"),
            .flag("SelectMultiple"), .flag("WFGetFolderContents"), ParameterDefinition("WFFile", "file or folder"),
            .text("WFFileStorageService"),
        ], state: .partial("finds files on this machine, whatever service the file names"))

    private let path: Operand?
    private let failsWhenAbsent: Operand?
    private let showsPicker: Operand?
    private let allowsSeveral: Operand?
    private let opensFolders: Operand?
    private let place: FilePlace

    init(_ parameters: inout ParameterReader) {
        path = parameters.operand("WFGetFilePath")
        failsWhenAbsent = parameters.operand("WFFileErrorIfNotFound")
        showsPicker = parameters.operand("WFShowFilePicker")
        allowsSeveral = parameters.operand("SelectMultiple")
        opensFolders = parameters.operand("WFGetFolderContents")
        place = FilePlace("WFFile", &parameters)
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let path = context.text(path, default: "")
        let severalAllowed = context.flag(allowsSeveral, default: false)
        // Where the file does not say, a path or a folder is meant to be used.
        let isChosen = context.flag(showsPicker, default: path.isEmpty && place.isAbsent)
        let request: FileRequest =
            isChosen
            ? .choose(allowsSeveral: severalAllowed, .files)
            : .open(
                path: path.isEmpty ? place.path(context) ?? "" : place.path(path, context),
                allowsSeveral: severalAllowed,
                !context.flag(failsWhenAbsent, default: true) ? .givesNothing : path.isEmpty ? .asks : .fails)
        guard context.flag(opensFolders, default: false) else { return .needs(.files(request)) }
        return FolderOpening.step(.files(request))
    }
}
