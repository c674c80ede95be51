// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Phrases

/// Finds which of the listed options a person means.
struct OptionMatcher {
    /// An option with all the words that mean it.
    struct Candidate: Hashable {
        var value: IntentValue
        /// What is shown first, then synonyms and other names.
        var names: [String]
        /// The app's own name for it; it is not shown.
        var identifier: String?
        var subtitle: String?
        /// The title of the section that it is listed in.
        var section: String?
        /// What tells it apart from others of its name; it is shown with the name.
        var distinction: String?

        /// As a person sees it.
        var option: Prompt.Option {
            Prompt.Option(
                text: names.first ?? "", subtitle: subtitle ?? section, distinction: distinction, value: value)
        }
    }

    let candidates: [Candidate]

    /// Whether identifiers are names as well, as in words that come with a command.
    var takesIdentifiers = false

    /// The options that are shown as the text.
    func shown(_ text: String) -> [Candidate] {
        candidates(named: text) { $0.names.first.map { [$0] } ?? [] }
    }

    /// The options that are shown as the text; if there are none, those that have it for another name.
    func exact(_ text: String) -> [Candidate] {
        let shown = shown(text)
        return shown.isEmpty ? candidates(named: text, allNames(of:)) : shown
    }

    /// The option that is meant by words before anybody was asked, whatever others hold them: its text to
    /// the letter, or an identifier that is not an option's text. "salami" fits Hot Salami as well, "Salami" doesn't.
    func verbatim(_ text: String) -> Candidate? {
        let words = AnswerText(text).original
        let written = candidates.filter { $0.names.first == words }
        guard written.isEmpty, shown(words).isEmpty else { return written.count == 1 ? written[0] : nil }
        let identified = candidates.filter { $0.identifier == words }
        return identified.count == 1 ? identified[0] : nil
    }

    /// Compares names apart from case and width; where none fits, apart from
    /// accents and punctuation as well.
    private func candidates(named text: String, _ names: (Candidate) -> [String]) -> [Candidate] {
        let written = AnswerText.written(text)
        guard !written.isEmpty else { return [] }
        let asWritten = candidates.filter { names($0).contains { AnswerText.written($0) == written } }
        let key = FoldedText(text).key
        // C, C++ and C# have the same letters.
        guard asWritten.isEmpty, !key.isEmpty else { return asWritten }
        return candidates.filter { names($0).contains { FoldedText($0).key == key } }
    }

    /// The options that begin with the text; if there are none, those that
    /// hold its words in a row.
    func partial(_ text: String) -> [Candidate] {
        let wanted = FoldedText(text).tokens.map(\.text)
        guard let last = wanted.last else { return [] }
        let beginning = candidates { name in
            let tokens = name.tokens.map(\.text)
            // The last word may be unfinished: "marg" for "Margherita".
            return tokens.count >= wanted.count && tokens[wanted.count - 1].hasPrefix(last)
                && tokens.prefix(wanted.count - 1).elementsEqual(wanted.dropLast())
        }
        return beginning.isEmpty ? holding(text) : beginning
    }

    /// The options that begin with the text or hold its words in a row, all of them.
    func matching(_ text: String) -> [Candidate] {
        let found = partial(text)
        let known = Set(found)
        return found + holding(text).filter { !known.contains($0) }
    }

    /// All options that hold the text's words in a row.
    func holding(_ text: String) -> [Candidate] {
        let wanted = FoldedText(text).tokens.map(\.text)
        guard !wanted.isEmpty else { return [] }
        return candidates { $0.tokens.map(\.text).contains(wanted) }
    }

    private func candidates(where isMeant: (FoldedText) -> Bool) -> [Candidate] {
        candidates.filter { allNames(of: $0).contains { isMeant(FoldedText($0)) } }
    }

    private func allNames(of candidate: Candidate) -> [String] {
        takesIdentifiers ? candidate.names + [candidate.identifier].compactMap { $0 } : candidate.names
    }
}
