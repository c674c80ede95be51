// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts a text before or behind what is written in a file.
struct AppendFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.append", "Append to Text File",
        [
            .text("WFFilePath"), .input, .choice("WFAppendFileWriteMode", ["Append", "Prepend"]),
            .flag("WFAppendOnNewLine"), ParameterDefinition("WFFile", "file or folder"),
            .text("WFFileStorageService"),
        ], state: .partial("the file is on this machine, whatever service is named"))

    private let input: Operand
    private let path: Operand?
    private let mode: ChosenValue
    private let onNewLine: Operand?
    private let place: FilePlace

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        path = parameters.operand("WFFilePath")
        mode = parameters.choice("WFAppendFileWriteMode")
        onNewLine = parameters.operand("WFAppendOnNewLine")
        place = FilePlace("WFFile", &parameters)
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let path = context.text(path, default: "")
        let whole = path.isEmpty ? place.path(context) ?? "" : place.path(path, context)
        guard !whole.isEmpty else {
            throw ShortcutFailure("no path is given", remedy: "give the path of the file")
        }
        return .needs(
            .files(
                .append(
                    context.text(input), path: whole,
                    isBefore: try mode.value(in: context) == "Prepend",
                    onNewLine: context.flag(onNewLine, default: true))))
    }
}
