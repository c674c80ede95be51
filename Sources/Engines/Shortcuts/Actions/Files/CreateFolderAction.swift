// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes a folder, and those around it that do not exist.
struct CreateFolderAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.createfolder", "Create Folder",
        [.text("WFFilePath"), ParameterDefinition("WFFolder", "folder"), .text("WFFileStorageService")],
        state: .partial("it is made on this machine, whatever service the file names"))

    private let path: Operand?
    private let folder: FilePlace

    init(_ parameters: inout ParameterReader) {
        path = parameters.operand("WFFilePath")
        folder = FilePlace("WFFolder", &parameters)
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let path = context.text(path, default: "")
        guard !path.isEmpty else {
            throw ShortcutFailure("no folder is named", remedy: "give the folder's path")
        }
        return .needs(.files(.createFolder(path: folder.path(path, context))))
    }
}
