// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives addresses under which files can be found.
struct FileLinkAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.getlink", "Get Link to File", [ParameterDefinition("WFFile", "file")])

    private let file: Operand

    init(_ parameters: inout ParameterReader) { file = parameters.input("WFFile", "WFInput") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let files = try StoredFiles.files(in: context.wholeContent(file), context.coercion)
        return .each(files.map { .files(.link($0)) })
    }
}
