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

/// The resolution result of an enumeration.
struct EnumerationResultEmitter: Emitter {
    let enumeration: Enumeration
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        let name = SwiftName(enumeration.className).escaped
        text.attributes(Availability.resolution)
        let base = scope.known("INEnumResolutionResult")
        text.block("\(scope.access)class \(enumeration.className)ResolutionResult: \(base) {") { text in
            text.block("\(scope.access)class func success(with resolvedValue: \(name)) -> Self {") { text in
                text.line("__success(withResolvedValue: resolvedValue.rawValue)")
            }
            text.gap()
            text.block("\(scope.access)class func confirmationRequired(with valueToConfirm: \(name)) -> Self {") {
                $0.line("__confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)")
            }
        }
    }
}
