// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, as Apple names it

public import Foundation

// Foundation's function has defaults where these have none, so each of these is the nearer match for the calls that
// leave out what it leaves out. A file sees them that imports Intents, UIKit or IntentsUI, or whose target has a plugin
// of Beckon's; any other that imports Foundation alone sees Foundation's, which on Linux reads the development region's
// words to everybody.

/// The text of a key in the person's language, from the main bundle's table `Localizable`.
///
/// The table is looked for in the folder of the person's language, then of ever wider ones, the development region's
/// and `Base`; the first one there is counts. See *NSLocalizedString(_:tableName:bundle:value:comment:)* in Apple's
/// documentation.
///
/// - Returns: The key itself where the table doesn't have it. Of a `.stringsdict`, the words for most numbers;
///   `String(format:)` of it finds those for its own.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    TextLookup.shared.text(of: key, in: .main)
}

/// The text of a key in the person's language, from a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    TextLookup.shared.text(of: key, table: tableName, in: .main)
}

/// The text of a key in the person's language, from a bundle's table `Localizable`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    TextLookup.shared.text(of: key, in: bundle)
}

/// The text of a key in the person's language, or the given one if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    TextLookup.shared.text(of: key, in: .main, otherwise: value)
}

/// The text of a key in the person's language, from a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    TextLookup.shared.text(of: key, table: tableName, in: bundle)
}

/// The text of a key in the person's language, from a table of the main bundle, or the given one if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    TextLookup.shared.text(of: key, table: tableName, in: .main, otherwise: value)
}

/// The text of a key in the person's language, from a bundle's table `Localizable`, or the given one where there is
/// none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    TextLookup.shared.text(of: key, in: bundle, otherwise: value)
}

// Foundation's takes the same; an optional with `!` is the nearer match.
/// The text of a key in the person's language, from a table of a bundle, or the given one if there is none.
public func NSLocalizedString(
    _ key: String, tableName: String!, bundle: Bundle, value: String, comment: String
) -> String {
    TextLookup.shared.text(of: key, table: tableName, in: bundle, otherwise: value)
}
