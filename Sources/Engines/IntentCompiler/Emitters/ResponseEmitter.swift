// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The class of an intent's response.
struct ResponseEmitter: Emitter {
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        text.attributes(Availability.intents)
        text.block("\(scope.access)class \(intent.response): \(scope.known("INIntentResponse")) {") { text in
            PropertiesEmitter(owner: intent.response, properties: intent.responseProperties, scope: scope)
                .emit(to: &text)
            text.gap()
            text.line("\(scope.access)fileprivate(set) var code: \(intent.responseCode) = .unspecified")
            text.gap()
            emitInitializer(to: &text)
            for code in intent.declaration.response?.codes ?? [] {
                ResponseFactoryEmitter(code: code, intent: intent, scope: scope).emit(to: &text)
            }
            text.gap()
            emitRawCode(to: &text)
        }
    }

    private func emitInitializer(to text: inout SourceText) {
        let activity = scope.known("NSUserActivity")
        let signature = "convenience init(code: \(intent.responseCode), userActivity: \(activity)?)"
        text.block("\(scope.access)\(signature) {") { text in
            text.line("self.init()")
            text.line("self.code = code")
            text.line("self.userActivity = userActivity")
        }
    }

    /// How the SDK sends a code, and sets that of a response it rebuilds; a number without a code changes nothing.
    private func emitRawCode(to text: inout SourceText) {
        let attributes = "\(scope.hidden)override \(scope.access)"
        let int = scope.known("Int")
        text.line("\(attributes)var rawCode: \(int) { code.rawValue }")
        text.gap()
        text.block("\(attributes)func setRawCode(_ rawCode: \(int)) {") { text in
            text.line("if let known = \(intent.responseCode)(rawValue: rawCode) { code = known }")
        }
    }
}

/// The enumeration of an intent's response codes: the standard ones, then the author's from 100.
struct ResponseCodeEmitter: Emitter {
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        text.attributes(Availability.intents)
        text.block("\(scope.access)enum \(intent.responseCode): \(scope.known("Int")) {") { text in
            for code in StandardResponseCode.allCases {
                text.line("case \(code.name)" + (code == .unspecified ? " = 0" : ""))
            }
            for (index, code) in (intent.declaration.response?.customCodes ?? []).enumerated() {
                let rawValue = index == 0 ? " = \(ResponseDeclaration.firstCustomRawValue)" : ""
                text.line("case \(SwiftName(code.name).escaped)\(rawValue)")
            }
        }
    }
}

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
