// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives a file another name; its extension stays where the name has none.
struct RenameFileAction: EffectAction {
    static let reaches: Set<ActionReach> = [.files]
    static let definition = ActionDefinition(
        "file.rename", "Rename File", [ParameterDefinition("WFFile", "file"), .text("WFNewFilename")])

    private let file: Operand
    private let name: Operand?

    init(_ parameters: inout ParameterReader) {
        file = parameters.input("WFFile", "WFInput")
        name = parameters.operand("WFNewFilename")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let files = try StoredFiles.files(in: context.wholeContent(file), context.coercion)
        let name = context.text(name, default: "")
        guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != ".", name != ".." else {
            throw ShortcutFailure("‘\(name)’ is not a valid file name", remedy: "give one without ‘/’")
        }
        return .each(files.map { .files(.rename($0, name: Self.name(name, for: $0))) })
    }

    private static func name(_ name: String, for file: ContentFile) -> String {
        guard FileTypes.type(ofName: name) == "public.data", let dot = file.name.lastIndex(of: "."),
            dot != file.name.startIndex, !name.hasSuffix(file.name[dot...])
        else { return name }
        return name + file.name[dot...]
    }
}
