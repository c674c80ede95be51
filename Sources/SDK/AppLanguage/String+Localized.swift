// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has neither of these.

extension String {
    /// The text of a key in the person's language, with values in it; the key's own words where no table has it.
    ///
    /// ```swift
    /// String(localized: "\(contacts.count) contacts to search in")
    /// ```
    ///
    /// - Parameters:
    ///   - table: The table's name; `Localizable` where it is nil.
    ///   - bundle: Where the table is; the main bundle where it is nil.
    ///   - locale: How numbers are written.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(
            in: { TextLookup.shared.text(of: $0, table: table, in: bundle ?? .main) },
            formatted: { TextLookup.shared.formatted($0, locale, $1) })
    }

    /// The text of a key in the person's language, with the values of the default one in it; the default one where no
    /// table has the key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let words = defaultValue.key
        self = defaultValue.text(
            in: { _ in TextLookup.shared.text(of: "\(key)", table: table, in: bundle ?? .main, otherwise: words) },
            formatted: { TextLookup.shared.formatted($0, locale, $1) })
    }
}
