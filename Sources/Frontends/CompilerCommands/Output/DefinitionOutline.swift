// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A definition in a few lines, for a person who wants to know what is in it.
struct DefinitionOutline {
    private let definition: DefinitionFile

    init(_ definition: DefinitionFile) {
        self.definition = definition
    }

    var text: String {
        var lines = ["model \(definition.modelVersion.rawValue)"]
        lines += definition.intents.flatMap(outline)
        lines += definition.enums.map { "enum \($0.name): " + $0.cases.map(\.name).joined(separator: ", ") }
        lines += definition.types.flatMap(outline)
        return lines.joined(separator: "\n") + "\n"
    }

    private func outline(_ intent: IntentDeclaration) -> [String] {
        let title = intent.title.map { " “\($0.text)”" } ?? ""
        let codes = (intent.response?.codes ?? []).map { "    answers \($0.name)" }
        return ["intent \(intent.name)\(title)"]
            + intent.parameters.map { "    takes \($0.name): \(describe($0.type, isArray: $0.isArray))" }
            + (intent.response?.properties ?? []).map {
                "    gives \($0.name): \(describe($0.type, isArray: $0.isArray))"
            } + codes
    }

    private func outline(_ type: TypeDeclaration) -> [String] {
        ["type \(type.name)"]
            + type.properties.filter { !$0.isInherited }.map {
                "    has \($0.name): \(describe($0.type, isArray: $0.isArray))"
            }
    }

    private func describe(_ type: ValueType, isArray: Bool) -> String {
        isArray ? "[\(type.name)]" : type.name
    }
}
