// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The protocol that a handler of an intent adopts.
struct HandlingProtocolEmitter: Emitter {
    let name: String
    let methods: [HandlingMethod]
    /// How to write the protocol it refines.
    let base: String
    /// With the space that follows it.
    let access: String
    /// Since when it is there; nil for always.
    let availability: String?

    init(intent: Intent, scope: GenerationScope) {
        self.init(
            name: intent.handling, methods: HandlingMethod.all(of: intent), base: scope.known("NSObjectProtocol"),
            access: scope.access, availability: Availability.intents)
    }

    init(name: String, methods: [HandlingMethod], base: String, access: String, availability: String? = nil) {
        self.name = name
        self.methods = methods
        self.base = base
        self.access = access
        self.availability = availability
    }

    func emit(to text: inout SourceText) {
        if let availability { text.attributes(availability) }
        text.block("\(access)protocol \(name): \(base) {") { text in
            for form in methods.flatMap(\.forms) {
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
    let name: String
    let methods: [HandlingMethod]
    /// With the space that follows it.
    let access: String
    /// Since when the protocol is there; nil for always.
    let availability: String?

    init(intent: Intent, scope: GenerationScope) {
        self.init(
            name: intent.handling, methods: HandlingMethod.all(of: intent), access: scope.access,
            availability: Availability.intents)
    }

    init(name: String, methods: [HandlingMethod], access: String, availability: String? = nil) {
        self.name = name
        self.methods = methods
        self.access = access
        self.availability = availability
    }

    func emit(to text: inout SourceText) {
        if let availability { text.attributes(availability) }
        text.block("extension \(name) {") { text in
            for form in methods.flatMap(\.forms) {
                text.gap()
                // The renaming belongs to the requirement; here it would point at this very extension.
                form.attributes.filter { !$0.contains("renamed:") }.forEach { text.line($0) }
                text.block("\(access)\(form.signature) {") { text in
                    form.body.forEach { text.line($0) }
                }
            }
        }
    }
}
