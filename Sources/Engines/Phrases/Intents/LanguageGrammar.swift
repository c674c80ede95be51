// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SpokenValues

/// What is said in a language whatever app is spoken to: numbers, spans of time, dates, and words that may be left out.
package enum LanguageGrammar {
    /// The list of whatever is said.
    static let freeText = "text"
    /// The list of what may be the name of something that an app has not told about.
    static let unknownName = "#unknown"

    /// The list of whatever is said from the first word on.
    static let wholeText = "#whole"
    /// The list of whatever is said to the end.
    static let verbatim = "#verbatim"

    static func numbers(in language: String) -> String { "numbers.\(language)" }
    static func decimals(in language: String) -> String { "decimals.\(language)" }
    static func duration(in language: String) -> String { "duration.\(language)" }
    static func date(in language: String) -> String { "date.\(language)" }
    static func money(in language: String) -> String { "money.\(language)" }
    /// The list of names of people who may be anybody.
    static func person(in language: String) -> String { "person.\(language)" }
    /// The list of messages that are told without a word that says so.
    static func clause(in language: String) -> String { "clause.\(language)" }
    /// The list of words that join others, where one may stand before a name that nobody knows.
    static func joining(in language: String) -> String { "joining.\(language)" }

    /// The lists that apps' phrases need not bring along.
    static func lists(of language: String) -> [String] {
        [
            freeText, wholeText, verbatim, unknownName, numbers(in: language), decimals(in: language),
            duration(in: language), date(in: language), money(in: language),
            person(in: language),
            clause(in: language), joining(in: language),
        ]
    }

    /// Whether values are those of one of the lists.
    static func has(_ values: IntentWording.Values) -> Bool {
        switch values {
        case .numbers(let bounds): bounds == IntentWording.Values.anyNumber
        case .decimals, .duration, .date, .money, .freeText: true
        case .names, .measurement: false
        }
    }

    /// The grammar that those of apps are joined with, as the first one.
    ///
    /// - Parameters:
    ///   - languages: BCP 47 tags.
    ///   - isHeard: Whether it is listened for: then every value has words of its own.
    /// - Throws: ``TemplateError`` where they are too many.
    package static func of(_ languages: Set<String>, isHeard: Bool = false) throws(TemplateError) -> Grammar {
        var builder = GrammarBuilder()
        try builder.add(.freeText, named: freeText)
        try builder.add(.wholeText(without: []), named: wholeText)
        try builder.add(.verbatim(beginning: []), named: verbatim)
        try builder.add(.unknownName, named: unknownName)
        var (fillers, joining, closing): ([String], [String], [String]) = ([], [], [])
        for language in languages.sorted() {
            let words = LanguageWords.of(language)
            let values: [(IntentWording.Values, String)] = [
                (.numbers(IntentWording.Values.anyNumber), numbers(in: language)), (.decimals, decimals(in: language)),
                (.duration, duration(in: language)), (.date, date(in: language)), (.money, money(in: language)),
            ]
            for (values, name) in values {
                // Numbers of any size are too many to be listened for.
                let isHeard = isHeard && values == .duration
                try builder.add(
                    ParameterList(values, words: words, language: language, isHeard: isHeard).list, named: name)
            }
            let nameless: [PhraseTemplate] = words.nameless.map { .text($0) }
            try builder.add(.wholeText(without: nameless), named: person(in: language))
            try builder.add(
                .verbatim(beginning: words.clauses.map { .text($0) }), named: clause(in: language))
            let joined = words.joining.filter { !words.isOne($0) }
            try builder.add(.synonyms(joined.map { .text($0) }), named: Self.joining(in: language))
            builder.add(
                solidWords: words.solid + realWords(of: language), asking: words.questions,
                quoting: FillerWords.quoting(of: language))
            fillers += FillerWords.words(of: language)
            closing += FillerWords.closing(of: language)
            joining += words.joining
        }
        let known = Set(fillers)
        try builder.add(
            fillers: known.subtracting(closing).sorted().map { .text($0) },
            joining: Set(joining).subtracting(known).sorted().map { .text($0) },
            closing: Set(closing).sorted().map { .text($0) })
        return builder.grammar()
    }

    /// Words of values, which are no slips for names: who says "euros" means no Earl Gray.
    private static func realWords(of language: String) -> [String] {
        let reader = SpokenValueReader(language: language)
        let kinds: [SpokenKind] = [.number, .money, .duration, .date, .percentage, .measurement(.temperature)]
        return kinds.reduce(into: Set<String>()) { $0.formUnion(reader.words(of: $1)) }.sorted()
    }
}
