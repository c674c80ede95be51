// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// All that is known of a language, read once.
final class LanguageGrammar: Sendable {
    /// A BCP 47 tag.
    let language: String
    /// How numbers are said.
    let numbers: Numbers
    /// How places in a list are said.
    let ordinals: OrdinalReader
    /// The words of units, of currencies among them.
    let units: UnitWords
    /// The words of days and times.
    let dates: DateWords
    /// The words of streets.
    let places: PlaceReader

    private static let known = Mutex<[String: LanguageGrammar]>([:])
    /// The language whose words are read in all others.
    private static let common = "en"
    private static let mostKept = 20

    /// The grammar of a BCP 47 tag.
    static func of(_ language: String) -> LanguageGrammar {
        if let known = known.withLock({ $0[language] }) { return known }
        let grammar = LanguageGrammar(language)
        known.withLock { known in
            if known.count >= mostKept { known.removeAll() }
            known[language] = grammar
        }
        return grammar
    }

    private init(_ language: String) {
        self.language = language
        let english = LanguageWords(folder: Self.common)
        let folder = LanguageWords.folder(of: language) ?? Self.common
        let own = LanguageWords(folder: folder)
        let foreign = folder == Self.common ? nil : own.allowed(of: english)
        var merged = own
        foreign.map { merged.add($0) }
        let separators = Separators(language)
        numbers = Numbers(
            own: NumberGrammar(own, separators), english: foreign.map { NumberGrammar($0, separators) })
        ordinals = OrdinalReader(merged, numbers)
        units = UnitWords(merged, Locale(identifier: language))
        places = PlaceReader(merged)
        dates = DateWords(merged, languages: foreign == nil ? [language] : [language, Self.common])
    }
}

extension LanguageGrammar {
    /// Whether a value of a kind may begin with the token.
    func begins(_ kind: SpokenKind, _ token: Token) -> Bool {
        var isAmount: Bool { numbers.begins(token) || units.aboutBefore.hasEntry(token.text) }
        switch kind {
        case .integer, .number, .count: return numbers.begins(token)
        case .ordinal: return ordinals.begins(token)
        case .percentage, .money: return isAmount || units.signs.hasEntry(token.text)
        case .duration: return isAmount || units.lengthBefore.hasEntry(token.text)
        case .measurement: return isAmount
        case .date:
            return dates.begins(token) || numbers.own.isCompound && dates.weekday(before: token.text) != nil
                || ordinals.begins(token) || isAmount
        case .phoneNumber: return ["+", "("].contains(token.text) || numbers.begins(token)
        case .place: return token.kind != .sign || ["+", "-"].contains(token.text)
        }
    }

    /// The tokens with "Freitagabend" as two, if the language joins words.
    func splittingDays(_ tokens: Tokens) -> Tokens {
        guard numbers.own.isCompound else { return tokens }
        return tokens.flatMap { token -> Tokens in
            let source = token.source
            guard token.kind == .word, let day = dates.weekday(before: token.text),
                let middle = source.index(source.startIndex, offsetBy: day.count, limitedBy: source.endIndex)
            else { return [token] }
            let part = String(token.text.dropFirst(day.count))
            return [
                Token(text: day, kind: .word, source: source[..<middle], isSpaced: token.isSpaced),
                Token(text: part, kind: .word, source: source[middle...], isSpaced: true),
            ]
        }[...]
    }
}
