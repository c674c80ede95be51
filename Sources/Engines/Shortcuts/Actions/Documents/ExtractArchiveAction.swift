// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the files that are in archives.
struct ExtractArchiveAction: EffectAction {
    static let definition = ActionDefinition(
        "unzip", "Extract Archive", [ParameterDefinition("WFArchive", "archive")])

    private let archive: Operand

    init(_ parameters: inout ParameterReader) { archive = parameters.input("WFArchive", "WFInput") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        try FileGathering.files(.files, in: context.wholeContent(archive), &context) { files, _ in
            .each(files.map { .documents(.extractArchive($0)) })
        }
    }
}
