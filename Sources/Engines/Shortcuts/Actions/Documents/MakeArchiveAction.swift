// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts files into an archive.
struct MakeArchiveAction: EffectAction {
    static let definition = ActionDefinition(
        "makezip", "Make Archive",
        [.input, .text("WFZIPName"), .choice("WFArchiveFormat", formats, spellings: plainFormats)])

    private static let formats = [
        ".zip", ".tar", ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.Z", ".gz", ".cpio", ".iso", ".7z",
    ]
    private static let plainFormats = Dictionary(uniqueKeysWithValues: formats.map { (String($0.dropFirst()), $0) })

    private let input: Operand
    private let name: Operand?
    private let format: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        name = parameters.operand("WFZIPName")
        format = parameters.choice("WFArchiveFormat")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let format = String(try format.value(in: context).dropFirst())
        let name = context.text(name, default: "Archive").replacing("/", with: "-")
        return try FileGathering.files(.anything, in: context.wholeContent(input), &context) { files, _ in
            .needs(.documents(.makeArchive(files, name: name, format: format)))
        }
    }
}
