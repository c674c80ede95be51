// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Words of a language that people put around and for what an app calls an action; the files `Words.strings` hold them.
struct LanguageWords: Sendable {
    /// Words for doing the same, by the first of each: people order, get, buy and would like.
    var actions: [[String]]
    /// Words for the same thing: who logs sport logs a workout.
    var things: [[String]]
    /// For a definition's category the action that it is.
    var categories: [String: String]
    /// Actions that need no thing.
    var whole: [String]
    /// Words that only join others.
    var joining: [String]
    /// Words that put one value in place of another, or point at one of several.
    var correcting: [String]
    /// Between a value and the one that takes its place.
    var takingBack: [String]
    /// Words of continuing with what was done, before or after another value: and the yen?
    var continuing: [String]
    /// Words that are never a slip for another one: negations, opposites, conditions and feelings.
    var solid: [String]
    /// Words that make a question of a sentence, unless the app says them itself.
    var questions: [String]
    /// For doing the same once more.
    var again: [String]
    /// For one more of what there is a number of.
    var oneMore: [String]
    /// Words that stand for the thing after a part of its name.
    var pointing: [String]
    /// Between two commands; the first ones say so whatever stands beside them.
    var parting: [String]
    var joiningCommands: [String]
    /// Words between a number and what is counted.
    var measures: [String]
    /// Before an app's name.
    var beforeApp: [String]
    /// After it.
    var afterApp: [String]
    /// Before an app's name that stands beside a whole sentence, those first that are said most.
    var besideSentence: [String]
    /// After the name of such an app.
    var afterBeside: [String]
    /// Before an app that is asked to do something: ask, tell.
    var asking: [String]
    /// Between such an app and what it is to do.
    var askedFor: String
    /// A span of time, after a number.
    var units: [String]
    /// Spans without a number.
    var spans: [String]
    /// How a message begins that is told without a word that says so: tell Ann I’m late.
    var clauses: [String]
    /// Conjunctions before a text that are no part of it: sag Anna, dass ich komme.
    var introducing: [String]
    /// The same where a clause follows; elsewhere they point at something: note that restaurant.
    var introducingClauses: [String]
    /// What is in nobody's name.
    var nameless: [String]
    /// Numbers that have words besides their own.
    var numbers: [Double: [String]]
    /// Verbs of one character whose object may stand apart from them.
    var partedVerbs: Set<String>
    /// What makes one thing several, at the end of its name.
    var plurals: [String]
    /// Words that join others and may be a number too.
    var ones: Set<String>
    /// Whether no space stands between words.
    var isUnspaced: Bool
    /// Whether a title may end with what is done: "Pizza bestellen".
    var hasActionLast: Bool

    /// - Parameter language: A BCP 47 tag; English for one that is not known, whose words many mix in.
    static func of(_ language: String) -> LanguageWords { folders[language] ?? english }

    static let folders = LanguageFolders(embeddedTexts, file: "Words") { LanguageWords($0) }
    private static let english = folders["en"] ?? LanguageWords([:])

    /// What most say between a title and an app's name: people put it in English too.
    var prepositions: [String] {
        let own = isUnspaced ? [] : Array(besideSentence.prefix(3))
        return own + Self.english.besideSentence.prefix(3).filter { !own.contains($0) }
    }

    /// Words that join others, in names too: “and” of “Tuna and Onion”.
    var minor: Set<String> {
        Set((joining + joiningCommands).map { FoldedText($0).key })
    }

    /// Whether a word that joins others may be a number too.
    func isOne(_ word: String) -> Bool { ones.contains(word) }
}
