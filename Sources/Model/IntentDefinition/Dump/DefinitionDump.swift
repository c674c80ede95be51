// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A definition as JSON shows it: stable keys in lower camel case, what is absent left out.
///
/// Encode it with sorted keys to compare two definitions by their text.
package struct DefinitionDump: Encodable, Hashable, Sendable {
    let modelVersion: String
    let namespace: String?
    let intents: [IntentDump]
    let enums: [EnumDump]
    let types: [TypeDump]

    /// - Parameter classNames: how the names of generated classes are formed.
    package init(_ file: DefinitionFile, classNames: ClassNames = ClassNames()) {
        modelVersion = file.modelVersion.rawValue
        namespace = file.namespace
        intents = file.intents.map { IntentDump($0, classNames) }
        enums = file.enums.map { EnumDump($0, classNames) }
        types = file.types.map { TypeDump($0, classNames) }
    }
}
