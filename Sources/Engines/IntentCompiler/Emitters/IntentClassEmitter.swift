// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// The class of an intent: its parameters, and the tables the SDK works by.
struct IntentClassEmitter: Emitter {
    let intent: Intent
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        let name = SwiftName(intent.className).escaped
        text.attributes(Availability.intents)
        text.block("\(scope.access)class \(name): \(scope.known("INIntent")) {") { text in
            PropertiesEmitter(owner: name, properties: intent.parameters.map(\.property), scope: scope).emit(to: &text)
            text.gap()
            emitShortcutTypes(to: &text)
            emitDispatch(for: name, to: &text)
        }
    }

    /// With which parameters the intent is a shortcut; a configurable one always is.
    private func emitShortcutTypes(to text: inout SourceText) {
        guard !intent.declaration.isConfigurable else { return }
        let types = intent.shortcutTypes
        let string = scope.known("String")
        text.block("\(scope.hidden)override \(scope.access)class var shortcutTypes: [[\(string)]]? {") { text in
            guard !types.isEmpty else {
                text.line("[]")
                return
            }
            text.block("[", closing: "]") { text in
                for type in types {
                    text.line("[" + type.map { "\"\($0)\"" }.joined(separator: ", ") + "],")
                }
            }
        }
        text.gap()
    }

    private func emitDispatch(for name: String, to text: inout SourceText) {
        let entries = HandlingMethod.all(of: intent).compactMap(\.dispatch)
        let type = scope.known("IntentDispatch")
        let table = scope.known("IntentDispatch", beside: intent.parameters.map(\.property))
        text.block("\(scope.hidden)override \(scope.access)class var dispatch: \(type)? {") { text in
            text.block("\(table)(of: \(name).self, by: (any \(intent.handling)).self) { handling in") { text in
                entries.forEach { text.line($0) }
            }
        }
    }
}
