// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The protocol that a handler of the intent adopts.
struct HandlingProtocolEmitter: Emitter {
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        text.attributes(Availability.intents)
        let base = scope.known("NSObjectProtocol")
        text.block("\(scope.access)protocol \(intent.handling): \(base) {") { text in
            for form in HandlingMethod.all(of: intent).flatMap(\.forms) {
                text.gap()
                form.attributes.forEach { text.line($0) }
                text.line(form.signature)
            }
        }
    }
}
