// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentValues
package import SpokenValues

/// Reads values from a person's words, in the conversation's language and in others that people mix in.
package struct AnswerValues: Sendable {
    private let readers: [SpokenValueReader]
    private let chinese = SpokenValueReader(language: "zh-Hans")
    private let moment: SpokenMoment

    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - calendar: How dates are read; its time zone is the person's.
    ///   - now: What "tomorrow" counts from.
    package init(language: String, calendar: Calendar = Calendar(identifier: .gregorian), now: Date = Date()) {
        let others = SpokenValueReader.languages.filter { !language.hasPrefix($0.prefix(2)) }
        readers = ([language] + others).map(SpokenValueReader.init)
        moment = SpokenMoment(calendar: calendar, now: now)
    }

    /// The longest text that can be a value, in bytes.
    private static let longest = 400

    /// What a whole text is, in the first language in which it is a value of the kind.
    package func reading(of words: String, as kind: SpokenKind) -> SpokenReading? {
        guard words.utf8.count <= Self.longest else { return nil }
        // Full-width digits are digits, and a plus says nothing.
        var words = words.folding(options: .widthInsensitive, locale: nil).trimmingCharacters(
            in: .whitespacesAndNewlines)
        if kind != .phoneNumber, words.hasPrefix("+"), words.dropFirst().first?.isNumber == true { words.removeFirst() }
        // Digits are written as the language has them, not as another one has.
        let hasLetters = words.contains { $0.isLetter }
        return readers(of: words).prefix(hasLetters ? readers.count : 1).lazy.compactMap {
            $0.reading(of: words, as: kind, at: moment)
        }.first
    }

    /// The readers, that of the text's script first.
    private func readers(of words: String) -> [SpokenValueReader] {
        Self.isChinese(words) ? [chinese] : readers
    }

    private static func isChinese(_ words: String) -> Bool {
        words.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    /// The number that an answer is, also with what it counts: "3 pizzas", "两个".
    package func number(_ words: String) -> Decimal? {
        for kind in [SpokenKind.number, .count] {
            if case .number(let number)? = reading(of: words, as: kind)?.value { return number }
        }
        return counted(words)
    }

    /// A number with at most two words behind it, which hold no second number.
    private func counted(_ words: String) -> Decimal? {
        guard words.utf8.count <= Self.longest else { return nil }
        let text = words.folding(options: .widthInsensitive, locale: nil).trimmingCharacters(
            in: .whitespacesAndNewlines)
        for reader in readers(of: text) {
            guard let reading = reader.readings(of: .count, in: text, from: text.startIndex, at: moment).first,
                case .number(let number) = reading.value
            else { continue }
            let rest = text[reading.range.upperBound...].trimmingCharacters(in: Self.ends)
            // "3 百事可乐": what stands apart need not be a magnitude.
            let isApart = text[reading.range].contains(" ") && !rest.isEmpty && Self.isChinese(rest)
            if isApart { return nil }
            guard rest.first.map({ !Self.continuing.contains($0) }) ?? true else { return nil }
            let numbers = reader.words(of: .number)
            let counted = rest.split(separator: " ")
            let isThing = counted.allSatisfy { word in
                let isShort = word.allSatisfy(\.isASCII) ? word.count <= 20 : word.count <= 6
                return isShort && word.allSatisfy(\.isLetter) && !numbers.contains(word.lowercased())
                    && !Self.joins.contains(word.lowercased())
            }
            return counted.count <= 2 && isThing ? number : nil
        }
        return nil
    }

    /// Characters that continue with a number, or may: 5千克 is five kilograms or five thousand grams.
    private static let continuing: Set<Character> = [
        "十", "百", "千", "万", "萬", "亿", "億", "兆", "半", "点", "點", "几", "多", "余", "来", "打", "克", "米", "卡", "焦", "瓦",
    ]
    private static let ends = CharacterSet.whitespaces.union(CharacterSet(charactersIn: ".!?。！？"))
    /// Words after which the answer is more than a counted thing.
    private static let joins: Set<String> = [
        "or", "to", "and", "point", "percent", "oder", "bis", "und", "komma", "ou", "et", "virgule", "或", "到",
    ]

    /// The day or the time that is said, or the first one of a range.
    func date(_ words: String) -> DateComponents? { spokenDate(words)?.start }

    /// A date with all that is said of it.
    func spokenDate(_ words: String) -> SpokenDate? {
        guard case .date(let date)? = reading(of: words, as: .date)?.value else { return nil }
        return date
    }

    /// A whole number and nothing else.
    func wholeNumber(_ words: String) -> Int? {
        guard case .number(let number)? = reading(of: words, as: .integer)?.value else { return nil }
        return Int(number.description)
    }

    /// A length of time in seconds.
    ///
    /// - Parameter unit: That of a bare number, as definitions write it, such as `Minutes`; seconds without one.
    func seconds(_ words: String, unit: String? = nil) -> (seconds: Double, doubt: SpokenDoubt?)? {
        if let reading = reading(of: words, as: .duration), case .duration(let seconds) = reading.value {
            return (Self.double(seconds), reading.doubt)
        }
        guard case .number(let number)? = reading(of: words, as: .number)?.value else { return nil }
        return (Self.double(number) * bareUnit(unit), nil)
    }

    /// Seconds in a unit, as definitions write it; 1 for one that is not known.
    func bareUnit(_ unit: String?) -> Double {
        guard let unit, case .duration(let seconds)? = reading(of: "1 \(unit)", as: .duration)?.value else { return 1 }
        return Self.double(seconds)
    }

    /// The symbol that Foundation has for a unit as definitions write it, such as `MetersPerSecond`.
    func symbol(of unit: String, _ dimension: SpokenDimension) -> String? {
        let words = unit.replacing(/(?<small>[a-z])(?<large>[A-Z])/) { "\($0.small) \($0.large)" }.lowercased()
        guard case .measurement(_, let symbol)? = reading(of: "1 \(words)", as: .measurement(dimension))?.value else {
            return nil
        }
        return symbol
    }

    static func double(_ number: Decimal) -> Double { Double(number.description) ?? .nan }
}

extension SpokenReading {
    /// What is asked about before the value counts; a date is restated, whatever it may mean besides.
    var doubt: SpokenDoubt? {
        guard case .likely(let doubt) = certainty else { return nil }
        switch doubt {
        case .separator, .clock, .dayOrMonth, .day, .quarter, .currency: return doubt
        case .halfOfDay, .repetition: return nil
        }
    }
}
