// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The Swift names of what a definition declares, as Xcode derives them.
///
/// Used by the compiler for what it writes and by the system for what it calls,
/// so that both always mean the same class.
package struct ClassNames: Hashable, Codable, Sendable {
    /// The prefix given on the command line; a declaration's own prefix beats it.
    package var prefix: String

    package init(prefix: String = "") { self.prefix = prefix }

    /// `INIntentClassName`, else prefix, name and `Intent`.
    package func intent(_ declaration: IntentDeclaration) -> String {
        declaration.className ?? (declaration.classPrefix ?? prefix) + declaration.name + "Intent"
    }

    /// `INEnumClassName`, else prefix and name.
    package func enumeration(_ declaration: EnumDeclaration) -> String {
        declaration.className ?? prefix + declaration.name
    }

    /// `INTypeClassName`, else prefix and name.
    package func type(_ declaration: TypeDeclaration) -> String {
        declaration.className ?? (declaration.classPrefix ?? prefix) + declaration.name
    }

    /// The definition with the name of its class in each intent, enumeration and type, as a program that reads it as
    /// JSON has to know them.
    package func naming(_ file: DefinitionFile) -> DefinitionFile {
        var file = file
        for index in file.intents.indices { file.intents[index].className = intent(file.intents[index]) }
        for index in file.enums.indices { file.enums[index].className = enumeration(file.enums[index]) }
        for index in file.types.indices { file.types[index].className = type(file.types[index]) }
        return file
    }

    /// The name of an enumeration as one intent uses it.
    ///
    /// In model 1.0 an enumeration is its intent's own and starts with its name:
    /// `ReportPeriod` of `ShowReport` is `ShowReportReportPeriod`.
    package func enumeration(_ declaration: EnumDeclaration, in intent: IntentDeclaration?) -> String {
        guard !declaration.generatesOwnFile, declaration.className == nil, let intent else {
            return enumeration(declaration)
        }
        return (intent.classPrefix ?? prefix) + intent.name + declaration.name
    }
}
