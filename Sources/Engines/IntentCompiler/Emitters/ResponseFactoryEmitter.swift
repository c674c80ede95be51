// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The function that makes a response of one code, where its sentences name
/// properties to fill in.
struct ResponseFactoryEmitter: Emitter {
    let code: ResponseCodeDeclaration
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        let arguments = properties
        guard !arguments.isEmpty else { return }
        let variable = localName(beside: arguments)
        text.gap()
        text.block("\(scope.access)static func \(signature(of: arguments)) -> \(intent.response) {") { text in
            let name = SwiftName(code.name).escaped
            text.line("let \(variable) = \(intent.response)(code: .\(name), userActivity: nil)")
            for argument in arguments {
                text.line("\(variable).\(argument.name.escaped) = \(argument.name.escaped)")
            }
            text.line("return \(variable)")
        }
    }

    /// In the order of first mention, spoken words before printed ones.
    private var properties: [Property] {
        var mentioned: [Property] = []
        for text in [code.spoken, code.printed].compactMap(\.self) {
            for name in Placeholders.names(in: text.text) {
                guard !mentioned.contains(where: { $0.name.text == name }),
                    let property = intent.responseProperties.first(where: { $0.name.text == name })
                else { continue }
                mentioned.append(property)
            }
        }
        return mentioned
    }

    /// The first label goes where the code's name already ends with it:
    /// `unavailableKind(_ kind:)`, but `failure(failure:)`.
    private func signature(of arguments: [Property]) -> String {
        let list = arguments.enumerated().map { index, argument in
            let isSaid = index == 0 && code.name.hasSuffix(argument.name.capitalized)
            return "\(isSaid ? "_ " : "")\(argument.name.escaped): \(argument.type.argument)"
        }
        return "\(SwiftName(code.name).escaped)(\(list.joined(separator: ", ")))"
    }

    private func localName(beside arguments: [Property]) -> String {
        let names = ["intentResponse", "response", "newResponse"]
        return names.first { name in !arguments.contains { $0.name.text == name } } ?? "factoryResponse"
    }
}
