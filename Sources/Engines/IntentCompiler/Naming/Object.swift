// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A custom type of the definition with its Swift names and types.
struct Object {
    let className: String
    /// Without those every object inherits.
    let properties: [Property]

    init(_ declaration: TypeDeclaration, in scope: GenerationScope) {
        className = scope.className(of: declaration)
        properties = declaration.properties.filter { !$0.isInherited }.map {
            Property(name: SwiftName($0.name), type: SwiftType($0.type, isArray: $0.isArray, in: nil, scope: scope))
        }
    }

    var resolutionResult: String { className + "ResolutionResult" }
}

/// A stored property of a generated class.
struct Property {
    let name: SwiftName
    let type: SwiftType
}
