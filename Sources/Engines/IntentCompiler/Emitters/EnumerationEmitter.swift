// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// An enumeration of the definition.
struct EnumerationEmitter: Emitter {
    let enumeration: Enumeration
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        let name = SwiftName(enumeration.className).escaped
        text.attributes(Availability.intents)
        text.block("\(scope.access)enum \(name): \(scope.known("Int")) {") { text in
            for item in enumeration.declaration.cases {
                text.line("case \(SwiftName(item.name).quoted) = \(item.index)")
            }
        }
        text.gap()
        text.line("\(scope.hidden)nonisolated extension \(name): \(scope.known("IntentEnumeration")) {}")
    }
}
