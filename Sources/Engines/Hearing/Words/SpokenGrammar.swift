// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// All that a recognizer has to know to hear the sentences of a grammar.
package struct SpokenGrammar: Sendable {
    /// The sentences.
    package let commands: FiniteStateGrammar
    /// How their words are said.
    package let dictionary: String
    /// Words of sentences that nobody knows how to say: those can't be heard.
    package let silentWords: [String]
    /// Whether there is no sentence that can be said.
    package let isEmpty: Bool

    /// Words whose pronunciations are needed besides those of the sentences.
    package static let fillers = Set(FillerWord.all)

    /// - Parameter hasFillers: Whether words may be said between others that say nothing.
    package init(_ net: WordNet, saidBy pronunciations: PronunciationDictionary, hasFillers: Bool = true) {
        var pronunciations = pronunciations
        let fillers = hasFillers ? FillerWord.all.filter { !pronunciations[$0].isEmpty } : []
        for word in fillers {
            for way in pronunciations[word] { pronunciations.add(way, for: FillerWord.marked(word)) }
        }
        let silent = pronunciations.unknown(among: net.words)
        let net = silent.isEmpty ? net : net.admitting { !silent.contains($0) }
        commands = FiniteStateGrammar(
            "commands", of: net, fillers: fillers.map(FillerWord.marked),
            endings: fillers.filter(FillerWord.endings.contains).map(FillerWord.marked))
        dictionary = pronunciations.text
        silentWords = silent.sorted()
        isEmpty = net.steps.isEmpty
    }
}
