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
