// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Phrases
import Synchronization

/// Whole sentences of what can be said, put together when they are first asked for: who only speaks needs none.
final class SayingShelf: Sendable {
    private struct Contents {
        var completer: Completer
        var sayings: [OfferedSaying]
    }

    private let candidates: [Candidate]
    private let made = Mutex<Contents?>(nil)
    private let make: @Sendable () -> Completer

    /// - Parameter candidates: By the meanings of the sentences; what is beyond them begins again with the first.
    init(of candidates: [Candidate], _ make: @escaping @Sendable () -> Completer) {
        (self.candidates, self.make) = (candidates, make)
    }

    /// The first to ask for it makes it, and others wait that long.
    var completer: Completer { contents.completer }

    /// What can be said in the person's language, with samples for values: a title of each app, then the next of each.
    var sayings: [OfferedSaying] { contents.sayings }

    func offered(_ saying: Saying) -> OfferedSaying {
        let candidate = candidates[saying.meaning % candidates.count]
        return OfferedSaying(
            text: saying.text, beginning: saying.beginning, app: candidate.app.id.text,
            intent: candidate.intent.className)
    }

    private var contents: Contents {
        made.withLock { made in
            if let made { return made }
            let completer = make()
            // An app may have one title for several intents.
            var known: Set<[String?]> = []
            let sayings = completer.samples.filter { $0.meaning < candidates.count }.map(offered)
                .filter { known.insert([$0.text, $0.beginning, $0.app]).inserted }
            let contents = Contents(completer: completer, sayings: sayings)
            made = contents
            return contents
        }
    }
}

extension Recognizer {
    /// Whether a sentence is surely understood as a meaning.
    fileprivate func means(_ meaning: Int, _ utterance: Utterance) -> Bool {
        if case .understood(let reading) = understanding(of: utterance) { reading.meaning == meaning } else { false }
    }
}

extension PhraseBook {
    /// The titles of all apps as sentences: a title of each app, then the next of each; those of the person's language
    /// first, by the number of their candidate, then those that apps were written with, their numbers beyond all of
    /// these.
    static func completer(
        of candidates: [Candidate], language: String, options: OptionVocabulary, understood recognizer: Recognizer
    ) -> Completer {
        var titles = TitleSayings()
        var written: [(wording: IntentWording, meaning: Int)] = []
        for place in inTurns(candidates) {
            let candidate = candidates[place]
            let wordings = candidate.intent.wordings(
                of: candidate.app, language: language, options: candidate.options(in: options, language),
                isShown: true)
            titles.add(wordings[0], meaning: place)
            // What the app proposes is shown as far as it is understood.
            for example in candidate.app.examples(of: candidate.intent.className, in: language)
            where recognizer.means(place, Utterance(example)) {
                titles.add(example, of: wordings[0], meaning: place)
            }
            written += wordings.dropFirst().map { ($0, place + candidates.count) }
        }
        for (wording, meaning) in written { titles.add(wording, meaning: meaning) }
        return titles.completer()
    }

    /// The places of the candidates: the first of each app, then the second of each.
    private static func inTurns(_ candidates: [Candidate]) -> [Int] {
        var turns: [String: Int] = [:]
        let numbered = candidates.map { candidate in
            turns[candidate.app.id.text, default: 0] += 1
            return turns[candidate.app.id.text, default: 0]
        }
        // Sorting is stable: apps stay in their order.
        return candidates.indices.sorted { numbered[$0] < numbered[$1] }
    }

    /// The sentences that a text may become, the best first.
    func completions(of text: String, atMost limit: Int) -> [OfferedSaying] {
        shelf.completer.completions(of: text, atMost: limit).map(shelf.offered)
    }

    /// Sentences in the person's language that come near a text, the nearest first; all can be said as they are.
    func nearest(to text: String, atMost limit: Int) -> [String] {
        // Those beyond are in the languages that apps were written in.
        shelf.completer.nearest(to: text, atMost: 2 * limit).filter { $0.meaning < candidates.count }.prefix(limit)
            .map(\.text)
    }
}
