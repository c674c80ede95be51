// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

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
