// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Hearing
package import Phrases
package import Sentences
import SpokenValues

extension SpokenGrammar {
    /// Steps from word to word that are listened for at most: more would be heard too slowly.
    package static let mostSteps = 20_000

    /// A grammar as it is listened for, with the sounds of its words: from the dictionary, from the names of
    /// numbers, and by rule.
    ///
    /// - Parameter variables: Environment variables.
    package static func prepare(
        _ grammar: Grammar, model: SpeechModel, variables: [String: String]
    ) async throws(Problem<Fault>) -> SpokenGrammar {
        let net: WordNet
        do throws(WordNetError) {
            net = try grammar.wordNet(mostSteps: mostSteps)
        } catch {
            throw Problem(
                "the installed apps have more than \(error.mostSteps) word sequences; name one app with --app")
        }
        let words = net.words
        let numbers = names(of: words)
        let spelled = Set(numbers.values.joined().joined())
        var known = try model.pronunciations(of: words.union(spelled).union(fillers))
        for (number, names) in numbers { known.add(number: number, as: names) }
        for (word, way) in await WordSpeller(variables: variables).pronunciations(of: known.unknown(among: words)) {
            known.add(way, for: word)
            known.add(PhoneticReader.variant(of: way), for: word)
        }
        let grammar = SpokenGrammar(net, saidBy: known)
        guard !grammar.isEmpty else {
            throw Problem("no installed app has a sentence to listen for; install one with 'beckon install'")
        }
        return grammar
    }

    /// What numbers in digits are called.
    private static func names(of words: Set<String>) -> [String: [[String]]] {
        let numbers = words.filter { $0.count <= 9 && $0.allSatisfy { "0"..."9" ~= $0 } }
        guard !numbers.isEmpty else { return [:] }
        let spelling = SpokenValueReader(language: "en")
        var names: [String: [[String]]] = [:]
        for number in numbers {
            guard let value = Int(number) else { continue }
            names[number] = [FoldedText(spelling.spelling(of: value)).tokens.map(\.text)]
        }
        return names
    }
}
