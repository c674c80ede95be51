// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives what is in a folder, and where it is wanted, in the folders of it.
struct FolderContentsAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.getfoldercontents", "Get Contents of Folder",
        [ParameterDefinition("WFFolder", "folder"), .flag("Recursive")])

    private let folder: FilePlace
    private let input: Operand?
    private let isDeep: Operand?

    init(_ parameters: inout ParameterReader) {
        folder = FilePlace("WFFolder", &parameters)
        input = folder.isAbsent ? parameters.input() : nil
        isDeep = parameters.operand("Recursive")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isDeep = context.flag(isDeep, default: false)
        guard let content = folder.content(context) ?? input.map({ context.wholeContent($0) }) else {
            return .needs(.files(.listFolder(nil, path: folder.path(context), isDeep: isDeep)))
        }
        let folders = try StoredFiles.files(in: content, context.coercion)
        return .each(folders.map { .files(.listFolder($0, path: nil, isDeep: isDeep)) })
    }
}
