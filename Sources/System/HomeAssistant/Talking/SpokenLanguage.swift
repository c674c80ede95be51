// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Sentences

/// The templates of a language with the names of a home.
struct SpokenLanguage: Sendable {
    private let grammar: HomeGrammar
    private let recognizer: Recognizer

    /// - Throws: ``HomeError`` where the home has too many names.
    init(_ templates: TemplateFile, _ home: Home) throws(HomeError) {
        grammar = HomeGrammar(templates)
        do throws(TemplateError) {
            recognizer = Recognizer(try grammar.grammar(for: home))
        } catch {
            throw HomeError("your home has more names than Beckon can listen for: \(error)")
        }
    }

    /// What a sentence means that is said in a room.
    func understand(_ sentence: String, from room: String?) -> HouseUnderstanding {
        let utterance = Utterance(sentence)
        func distinct(_ readings: [Reading]) -> [HomeAnswer] {
            var seen: Set<HomeAnswer> = []
            return readings.compactMap { grammar.answer($0, here: room) }.filter { seen.insert($0).inserted }
        }
        let (near, isSure) =
            switch recognizer.understanding(of: utterance) {
            case .understood(let reading): ([reading], true)
            // A word that was passed over may be a ‘not’.
            case .likely(let reading): ([reading], reading.cost.skipped < Cost.slip / 2)
            // Anyone who names a thing means that one, and not its room and kind.
            case .ambiguous(let readings): (readings.filter { $0.cost <= readings[0].cost }, true)
            case .unsure(let readings): (readings, false)
            case .nothing: ([], false)
            }
        guard !near.isEmpty else { return .nothing }
        let answers = distinct(near)
        if answers.count == 1, isSure { return .clear(answers[0]) }
        if !answers.isEmpty { return .unclear(Array(answers.prefix(Self.mostProposed))) }
        // What is nearest needs a room; something else to the letter may not.
        if let other = distinct(recognizer.readings(of: utterance)).first { return .clear(other) }
        return .needsRoom
    }

    private static let mostProposed = 3

    /// The tag among those of templates that is nearest to a person's language; nil if none is of it.
    static func best(for language: String, among tags: [String]) -> String? {
        func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
        let own = tags.filter { base($0) == base(language) }
        let script = language.hasPrefix("zh-Hant") ? "zh-TW" : language.hasPrefix("zh") ? "zh-CN" : language
        return [language, script, String(base(language))].first(where: own.contains) ?? own.first
    }
}
