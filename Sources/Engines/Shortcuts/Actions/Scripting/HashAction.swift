// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the checksum of its input: of a file's bytes, or of what else is as text.
struct HashAction: EffectAction {
    static let definition = ActionDefinition(
        "hash", "Generate Hash",
        [
            .input,
            .choice(
                "WFHashType", HashAlgorithm.allCases.map(\.rawValue),
                spellings: ["SHA-1": "SHA1", "SHA-256": "SHA256", "SHA-512": "SHA512"]),
        ])

    private let input: Operand
    private let type: ChosenValue

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        type = parameters.choice("WFHashType")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let algorithm = HashAlgorithm(rawValue: try type.value(in: context)) ?? .md5
        let items = context.items(input)
        return items.isEmpty ? .done(.nothing) : .needs(.hash(algorithm, items.map { context.coercion.file($0) }))
    }
}
