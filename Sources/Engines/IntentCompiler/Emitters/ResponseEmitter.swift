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
