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

/// What each method of a handling protocol does where a handler leaves it out.
///
/// The `async` form calls the completion form, and that one says that it is not
/// there: whichever of the two a handler has is found, and neither calls back.
struct HandlingDefaultsEmitter: Emitter {
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        text.attributes(Availability.intents)
        text.block("extension \(intent.handling) {") { text in
            for form in HandlingMethod.all(of: intent).flatMap(\.forms) {
                text.gap()
                // The renaming belongs to the requirement; here it would point at this very extension.
                form.attributes.filter { !$0.contains("renamed:") }.forEach { text.line($0) }
                text.block("\(scope.access)\(form.signature) {") { text in
                    form.body.forEach { text.line($0) }
                }
            }
        }
    }
}
