// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives the checksum of its input: of a file's bytes, or of what else is as text.
struct HashAction: EffectAction {
    static let definition = ActionDefinition(
        "hash", "Generate Hash", [.input, .choice("WFHashType", HashAlgorithm.allCases.map(\.rawValue))])

    private let input: Operand
    private let type: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        type = parameters.operand("WFHashType", or: .text("MD5"))
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let name = context.text(type)
        guard let algorithm = HashAlgorithm(rawValue: name.uppercased().filter { $0 != "-" }) else {
            throw ShortcutFailure("there is no hash ‘\(name)’", remedy: "choose MD5, SHA1, SHA256 or SHA512")
        }
        let items = context.items(input)
        return items.isEmpty ? .done(.nothing) : .needs(.hash(algorithm, items.map { context.coercion.file($0) }))
    }
}
