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

    /// A format with its argument in it; of a `.stringsdict`, in the form that the number asks for.
    public init(format: String, _ argument: any CVarArg) {
        self = TextLookup.shared.formatted(format, nil, [argument])
    }

    /// Formats a string with arguments, choosing the plural form from a `.stringsdict`.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
        self = TextLookup.shared.formatted(format, nil, [first, second])
    }

    /// Formats a string with arguments, choosing the plural form from a `.stringsdict`.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        self = TextLookup.shared.formatted(format, nil, [first, second, third])
    }

    /// A format with its argument in it; of a `.stringsdict`, in the form that the number asks for.
    public init(format: String, locale: Locale?, _ argument: any CVarArg) {
        self = TextLookup.shared.formatted(format, locale, [argument])
    }

    /// Formats a string with arguments, choosing the plural form from a `.stringsdict`.
    public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg) {
        self = TextLookup.shared.formatted(format, locale, [first, second])
    }

    /// Formats a string with arguments, choosing the plural form from a `.stringsdict`.
    public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        self = TextLookup.shared.formatted(format, locale, [first, second, third])
    }

    /// A format with its argument in it, numbers as the person writes them; of a `.stringsdict`, in the form that the
    /// number asks for.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        TextLookup.shared.formatted(format, .current, [argument])
    }

    /// A format with its arguments in it, numbers as the person writes them; of a `.stringsdict`, in the form that the
    /// numbers ask for.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg
    ) -> String {
        TextLookup.shared.formatted(format, .current, [first, second])
    }

    /// A format with its arguments in it, numbers as the person writes them; of a `.stringsdict`, in the form that the
    /// numbers ask for.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) -> String {
        TextLookup.shared.formatted(format, .current, [first, second, third])
    }
}

// A text with plural forms is more than a String can carry on Linux, so formatting has to ask what it is. Foundation's
// functions take any number of arguments; these take so many, and are the nearer match for it.
