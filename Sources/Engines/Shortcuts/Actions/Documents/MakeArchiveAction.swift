// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts files into an archive.
struct MakeArchiveAction: EffectAction {
    static let definition = ActionDefinition(
        "makezip", "Make Archive",
        [.input, .text("WFZIPName"), .choice("WFArchiveFormat", formats.map { ".\($0)" })])

    private static let formats = ["zip", "tar", "tar.gz", "tar.bz2", "tar.xz", "tar.Z", "gz", "cpio", "iso", "7z"]

    private let input: Operand
    private let name: Operand?
    private let format: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        name = parameters.operand("WFZIPName")
        format = parameters.operand("WFArchiveFormat")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let written = context.text(format, default: ".zip")
        let format = written.hasPrefix(".") ? String(written.dropFirst()) : written
        guard Self.formats.contains(where: { $0.lowercased() == format.lowercased() }) else {
            throw ShortcutFailure(
                "‘\(written)’ is no type of archive that can be made", remedy: "choose one, such as ‘.zip’")
        }
        let name = context.text(name, default: "Archive").replacing("/", with: "-")
        return try FileGathering.files(.anything, in: context.wholeContent(input), &context) { files, _ in
            .needs(.documents(.makeArchive(files, name: name, format: format)))
        }
    }
}
