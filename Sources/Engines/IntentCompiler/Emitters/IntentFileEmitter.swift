// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// Everything that stands in an intent's own file.
struct IntentFileEmitter: Emitter {
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        for emitter in emitters {
            text.gap()
            emitter.emit(to: &text)
        }
    }

    private var emitters: [any Emitter] {
        let main: [any Emitter] = [
            IntentClassEmitter(intent: intent, scope: scope),
            HandlingProtocolEmitter(intent: intent, scope: scope),
            HandlingDefaultsEmitter(intent: intent, scope: scope),
            ResponseCodeEmitter(intent: intent, scope: scope),
            ResponseEmitter(intent: intent, scope: scope),
        ]
        let reasons = intent.parameters.filter { !$0.reasons.isEmpty }.flatMap { parameter -> [any Emitter] in
            [
                UnsupportedReasonEmitter(parameter: parameter, scope: scope),
                UnsupportedReasonResultEmitter(parameter: parameter, scope: scope),
            ]
        }
        let enumerations = intent.ownEnumerations.flatMap { enumeration -> [any Emitter] in
            let result = EnumerationResultEmitter(enumeration: enumeration, scope: scope)
            // Model 1.0 knows no resolution.
            return [EnumerationEmitter(enumeration: enumeration, scope: scope)]
                + (scope.definition.modelVersion == .xcode10 ? [] : [result])
        }
        return main + reasons + enumerations
    }
}
