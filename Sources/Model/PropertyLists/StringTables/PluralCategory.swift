// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The six classes into which languages sort numbers; contract: Unicode TR 35, Language Plural Rules, CLDR 46.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The cardinal class of a whole number; ``other`` in languages not known here.
    ///
    /// - Parameters:
    ///   - number: its sign does not count.
    ///   - language: a BCP 47 tag such as `pt-PT`.
    package init(of number: Int, language: String) {
        let subtags = LanguageTag.subtags(of: language)
        let code = subtags.first?.lowercased() ?? ""
        self = Self.category(
            of: number.magnitude, code: code, isPortugal: subtags.dropFirst().contains { $0.uppercased() == "PT" })
    }

    private static func category(of number: UInt, code: String, isPortugal: Bool) -> Self {
        switch code {
        case "en", "de", "nl", "sv", "da", "nb", "nn", "no", "fi", "et", "el", "hu", "tr", "bg", "eu", "gl", "af", "sq",
            "ka",
            "kk", "az", "mn", "sw", "ta", "te", "ml", "mr", "ur":
            return number == 1 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "zu", "hy": return number <= 1 ? .one : .other
        case "it", "es", "ca": return number == 1 ? .one : million(number)
        case "pt" where isPortugal: return number == 1 ? .one : million(number)
        case "pt", "fr": return number <= 1 ? .one : million(number)
        case "ru", "uk", "be": return eastSlavic(number)
        case "pl": return number == 1 ? .one : (eastSlavic(number) == .few ? .few : .many)
        case "sr", "hr", "bs": return eastSlavic(number) == .many ? .other : eastSlavic(number)
        case "cs", "sk": return number == 1 ? .one : ((2...4).contains(number) ? .few : .other)
        case "sl": return slovenian(number)
        case "lt": return lithuanian(number)
        case "lv": return latvian(number)
        case "ro": return number == 1 ? .one : (number == 0 || (1...19).contains(number % 100) ? .few : .other)
        case "he", "iw": return number == 1 ? .one : (number == 2 ? .two : .other)
        case "ar": return arabic(number)
        default: return .other
        }
    }

    /// French, Spanish, Italian and Portuguese say "a million *of* things".
    private static func million(_ number: UInt) -> Self {
        number != 0 && number.isMultiple(of: 1_000_000) ? .many : .other
    }

    private static func eastSlavic(_ number: UInt) -> Self {
        switch (number % 10, number % 100) {
        case (1, let rest) where rest != 11: .one
        case (2...4, let rest) where !(12...14).contains(rest): .few
        default: .many
        }
    }

    private static func slovenian(_ number: UInt) -> Self {
        switch number % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    private static func lithuanian(_ number: UInt) -> Self {
        if (11...19).contains(number % 100) { return .other }
        return number % 10 == 1 ? .one : ((2...9).contains(number % 10) ? .few : .other)
    }

    private static func latvian(_ number: UInt) -> Self {
        if number.isMultiple(of: 10) || (11...19).contains(number % 100) { return .zero }
        return number % 10 == 1 ? .one : .other
    }

    private static func arabic(_ number: UInt) -> Self {
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
