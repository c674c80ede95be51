// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The enumeration of reasons why a parameter's value is refused, raw values from 1.
struct UnsupportedReasonEmitter: Emitter {
    let parameter: Parameter
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        text.attributes(Availability.resolution)
        text.block("\(scope.access)enum \(parameter.reasonName): \(scope.known("Int")) {") { text in
            for (index, reason) in parameter.reasons.enumerated() {
                text.line("case \(SwiftName(reason).escaped)\(index == 0 ? " = 1" : "")")
            }
        }
    }
}

/// The resolution result of a parameter with reasons of its own.
struct UnsupportedReasonResultEmitter: Emitter {
    let parameter: Parameter
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        let base = parameter.property.type.resolutionResult
        text.attributes(Availability.resolution)
        text.block("\(scope.access)class \(parameter.resolutionResult): \(base) {") { text in
            let signature = "class func unsupported(forReason reason: \(parameter.reasonName)) -> Self"
            text.block("\(scope.access)\(signature) {") { text in
                text.line("__unsupported(withReason: reason.rawValue)")
            }
        }
    }
}
