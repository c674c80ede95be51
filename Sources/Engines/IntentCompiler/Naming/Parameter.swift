// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A parameter of a custom intent with its Swift names and types.
struct Parameter {
    let property: Property
    /// Part of method names, such as `Kind` in `resolveKind`.
    let capitalized: String
    let isResolvable: Bool
    let hasOptions: Bool
    let isSearchable: Bool
    /// Empty if values are refused without a reason.
    let reasons: [String]
    let reasonName: String
    private let resultName: String

    init(
        _ declaration: ParameterDeclaration, of intent: IntentDeclaration, className: String, in scope: GenerationScope
    ) {
        let name = SwiftName(declaration.name)
        let type = SwiftType(declaration.type, isArray: declaration.isArray, in: intent, scope: scope)
        let stem = GeneratedNames.reasonStem(of: declaration.name, in: className)
        property = Property(name: name, type: type)
        capitalized = name.capitalized
        isResolvable = declaration.supportsResolution
        // The cases of an enumeration are its options; Xcode offers no others.
        hasOptions = declaration.hasDynamicOptions && type.enumeration == nil
        isSearchable = declaration.supportsSearch
        reasons = declaration.reasons(in: scope.definition.modelVersion).map(\.code)
        reasonName = stem + "UnsupportedReason"
        resultName = stem + "ResolutionResult"
    }

    /// What resolving one value gives: a class of the parameter's own where it has reasons.
    var resolutionResult: String { reasons.isEmpty ? property.type.resolutionResult : resultName }
}
