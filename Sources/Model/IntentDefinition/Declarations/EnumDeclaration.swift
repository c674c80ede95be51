// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An enumeration of a definition file.
package struct EnumDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var className: String?
    package var displayName: LocalizableText?
    /// False in model 1.0: the enum is emitted inside its intent's file.
    package var generatesOwnFile: Bool
    package var cases: [EnumCaseDeclaration]

    package init(name: String, generatesOwnFile: Bool = true, cases: [EnumCaseDeclaration]) {
        self.name = name
        self.generatesOwnFile = generatesOwnFile
        self.cases = cases
    }
}
