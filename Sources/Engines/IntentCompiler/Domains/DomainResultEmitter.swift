// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A resolution result of a domain.
struct DomainResultEmitter: Emitter {
    let result: DomainResult
    let definition: DomainDefinition

    func emit(to text: inout SourceText) {
        text.block("open class \(result.name): \(result.extends ?? "INIntentResolutionResult") {") { text in
            if let type = result.type { emitAnswers(about: type, to: &text) }
            emitReasons(to: &text)
        }
    }

    /// Numbers and sets have a value for “nothing”; everything else may be nil.
    private func emitAnswers(about type: String, to text: inout SourceText) {
        let isOptions = (definition.options ?? []).contains { $0.name == type }
        let isEnumeration = (definition.enumerations ?? []).contains { $0.name == type }
        let isNumbered = isOptions || isEnumeration
        let fallback = isOptions ? " = []" : ""
        let resolved = result.resolved ?? "resolvedValue"
        text.block("public class func success(with \(resolved): \(type)\(fallback)) -> Self {") { text in
            text.line("settled(\(resolved))")
        }
        if let choices = result.choices {
            text.gap()
            text.block("public class func disambiguation(with \(choices): [\(type)]) -> Self {") { text in
                text.line("choice(\(choices))")
            }
        }
        let question = result.question ?? "valueToConfirm"
        let asked = isNumbered ? "\(type)\(fallback)" : "\(type)?"
        text.gap()
        text.block("public class func confirmationRequired(with \(question): \(asked)) -> Self {") { text in
            text.line("question(\(question))")
        }
    }

    private func emitReasons(to text: inout SourceText) {
        if let label = result.wraps, let base = result.extends {
            text.gap()
            text.block("public convenience init(\(label): \(base)) {") { text in
                text.line("self.init(outcome: \(label).outcome)")
            }
        }
        if let reason = result.reason {
            text.gap()
            text.block("public class func unsupported(forReason reason: \(reason)) -> Self {") { text in
                text.line("__unsupported(withReason: reason.rawValue)")
            }
        }
        if let reason = result.confirmationReason, let type = extendedType {
            text.gap()
            let arguments = "with valueToConfirm: \(type)?, forReason reason: \(reason)"
            text.block("public class func confirmationRequired(\(arguments)) -> Self {") { text in
                text.line("question(valueToConfirm, reason: reason.rawValue)")
            }
        }
    }

    /// What the extended result is about.
    private var extendedType: String? {
        (definition.results ?? []).first { $0.name == result.extends }?.type
    }
}
