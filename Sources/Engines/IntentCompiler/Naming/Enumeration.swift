// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// An enumeration of the definition with its Swift name.
struct Enumeration {
    let declaration: EnumDeclaration
    let className: String

    init(_ declaration: EnumDeclaration, className: String) {
        self.declaration = declaration
        self.className = className
    }

    /// The one with the lowest raw value.
    var firstCase: EnumCaseDeclaration? { declaration.cases.min { $0.index < $1.index } }

    /// The case that stands for "no value": the one with the raw value 0, which
    /// an author can delete; then no case does.
    var unsetCase: EnumCaseDeclaration? { declaration.cases.first { $0.index == 0 } }
}
