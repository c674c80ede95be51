// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
