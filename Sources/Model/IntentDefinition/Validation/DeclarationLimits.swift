// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much an app may declare, so that it is understood without delaying others.
package enum DeclarationLimits {
    /// App Shortcuts of an app, as Apple's "App Shortcuts" has it.
    package static let shortcuts = 10
    /// Phrases of all App Shortcuts of an app, as Apple has it.
    package static let phrases = 1000
    /// Intents, enumerations and types, of each.
    package static let declarations = 1000
    /// Parameters or properties of one declaration.
    package static let parameters = 1000
    /// Titles and sentences of all intents.
    package static let titles = 4000
    /// Cases of an enumeration.
    package static let cases = 1000
    /// Synonyms of a case.
    package static let synonyms = 50
    /// Names of cases, with their synonyms, of all enumerations.
    package static let names = 10_000
    /// Bytes of what people say: a phrase, a title, a name, and their translations.
    package static let spokenLength = 500
    /// Bytes of what people only read or hear.
    package static let writtenLength = 20_000
    /// Bytes of an identifier.
    package static let identifierLength = 500
}
