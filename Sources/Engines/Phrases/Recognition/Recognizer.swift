// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Understands sentences by a grammar.
///
/// May be asked from any thread; one is served after the other.
package final class Recognizer: Sendable {
    private let search: Mutex<SentenceSearch>

    package init(_ grammar: Grammar) {
        search = Mutex(SentenceSearch(LazyAutomaton(grammar)))
    }

    /// The ways to understand a sentence to the letter, the best first.
    package func readings(of utterance: Utterance, isExplained: Bool = false) -> [Reading] {
        search.withLock { $0.readings(of: utterance, isExplained: isExplained) }
    }

    /// The ways to understand a sentence with slips, words that say nothing, and its beginning moved to the front.
    ///
    /// - Parameter readings: Those to the letter; what is much further than the best of them is not looked for.
    package func forgivingReadings(
        of utterance: Utterance, beside readings: [Reading] = [], isExplained: Bool = false
    ) -> [Reading] {
        search.withLock { search in
            var found: [Reading] = []
            var best = readings.first?.cost.penalty ?? .max - Weight.margin
            func keep(_ more: [Reading]) {
                found += more
                best = more.reduce(best) { min($0, $1.cost.penalty) }
            }
            keep(
                search.readings(
                    of: utterance, forgiving: .little, limit: best + Weight.margin, isExplained: isExplained))
            for moved in search.moved(utterance) where best + Weight.margin >= Weight.moved {
                let limit = best + Weight.margin - Weight.moved
                let readings = search.readings(of: moved, limit: limit, isExplained: isExplained).map(\.moved)
                // A text is what was said, in one piece.
                keep(readings.filter { $0.keepsTexts(of: utterance) })
            }
            if best > Weight.poor {
                keep(
                    search.readings(
                        of: utterance, forgiving: .much, limit: best + Weight.margin, isExplained: isExplained))
            }
            return found.sorted { ($0.cost, $0.meaning) < ($1.cost, $1.meaning) }
        }
    }

    /// The ways to understand a sentence, one of each meaning: to the letter, and where that is not good with what is
    /// forgiven. The best comes first, and those that are too doubtful to be meant last.
    ///
    /// - Parameter isExplained: Whether each tells what happened to all words.
    package func allReadings(of utterance: Utterance, isExplained: Bool = false) -> [Reading] {
        var readings = readings(of: utterance, isExplained: isExplained)
        if readings.first.map({ $0.cost.penalty > Weight.good }) ?? true {
            readings += forgivingReadings(of: utterance, beside: readings, isExplained: isExplained)
        }
        var best: [Int: Reading] = [:]
        for reading in readings where best[reading.meaning].map(reading.isBetter) ?? true {
            best[reading.meaning] = reading
        }
        let all = best.values.sorted { ($0.cost, $0.meaning) < ($1.cost, $1.meaning) }
        return all.filter(\.isPossible) + all.filter { !$0.isPossible }
    }

    /// What a sentence means, or may mean.
    ///
    /// - Parameter isOwn: Whether a meaning is something's own: where a sentence is near enough to one that is, and
    ///   nearer to one that is everybody's, it is asked which of them is meant.
    package func understanding(
        of utterance: Utterance, isOwn: (_ meaning: Int) -> Bool = { _ in true }
    ) -> Understanding<Reading> {
        let readings = Self.explaining(Array(allReadings(of: utterance).prefix(while: \.isPossible)))
        guard let best = readings.first else { return .nothing }
        let equals = readings.prefix { $0.cost.penalty == best.cost.penalty && $0.cost.open == best.cost.open }
        if !isOwn(best.meaning), let own = own(beside: best, among: readings.filter { isOwn($0.meaning) }) {
            // A text of everybody's ends where something's own template goes on.
            if own.explains(moreThan: best) { return .understood(own) }
            return .ambiguous([own] + equals.filter { $0.meaning != own.meaning })
        }
        if best.cost.doubt <= Weight.good { return equals.count > 1 ? .ambiguous(Array(equals)) : .understood(best) }
        let near = readings.prefix(Self.mostProposed).filter { $0.cost.penalty - best.cost.penalty <= Weight.margin }
        // So does a word before what everybody says, where the rest may be anything: that note was wrong.
        let isOpen = best.isStrict && best.slots.contains(where: \.isFreeText)
        let isWhole = best.cost.leftOver == 0 && !(isOpen && best.cost.stray >= Weight.strayBeginning)
        let isLikely = best.cost.doubt <= Weight.sure && isWhole && near.count == 1
        return isLikely ? .likely(best) : .unsure(near)
    }

    /// The readings with one to the letter before one that leaves a word over, or has its words in any order where a
    /// title goes on behind a text: a long text costs more than that.
    private static func explaining(_ readings: [Reading]) -> [Reading] {
        guard let best = readings.first,
            best.cost.leftOver > 0 || best.label.isEmpty && best.cost.skipped > 0,
            let whole = readings.firstIndex(where: { reading in
                reading.cost.skipped == 0 && reading.cost.slips == 0 && !reading.isVague
                    && (best.cost.leftOver > 0 || reading.goesOnBehindText)
            })
        else { return readings }
        return [readings[whole]] + readings[..<whole] + readings[(whole + 1)...]
    }

    /// The first of something's own readings, if it is near enough to be meant beside a better one that is everybody's.
    private func own(beside best: Reading, among readings: [Reading]) -> Reading? {
        let isToTheLetter = best.cost.doubt <= Weight.good
        // What everybody says to the letter is no text of an app that does the like.
        let own = readings.first { !$0.isVague || !isToTheLetter }
        guard let own, best.cost.doubt <= Weight.sure else { return nil }
        return own.cost.doubt <= (isToTheLetter ? Weight.sureOfOwn : Weight.sure) ? own : nil
    }

    /// The readings of a sentence that are as sure as a better one and are of somebody else: being nearer to the
    /// letter, which anybody can write, is no reason to take the sentence from them.
    ///
    /// - Parameter isRival: Whether a meaning is of somebody else than the better one's.
    package func rivals(of best: Reading, _ utterance: Utterance, isRival: (_ meaning: Int) -> Bool) -> [Reading] {
        // What is forgiven costs more than a sure reading may.
        var meanings: Set<Int> = [best.meaning]
        let sure = readings(of: utterance).filter { reading in
            reading.cost.doubt <= Weight.good && isRival(reading.meaning) && !(best.isStrict && reading.isVague)
        }
        return Array(sure.filter { meanings.insert($0.meaning).inserted }.prefix(Self.mostProposed))
    }

    /// Readings that a person is asked about.
    private static let mostProposed = 3
}

extension SentenceSearch {
    /// A sentence with what may be a place or a time moved from its beginning to where it may belong.
    fileprivate mutating func moved(_ utterance: Utterance) -> [Utterance] {
        utterance.withBeginningMoved() + namesAtBeginning(of: utterance).flatMap(utterance.movingWithin)
    }
}

extension Reading {
    /// Whether it may be meant at all.
    fileprivate var isPossible: Bool { cost.doubt <= (cost.named > 0 ? Weight.unsureOfNamed : Weight.unsure) }

    /// Whether each text that may be anything stands in a sentence as it is, and no word was left out beside it.
    fileprivate func keepsTexts(of utterance: Utterance) -> Bool {
        slots.allSatisfy { slot in
            !slot.isFreeText || cost.skipped == 0 && utterance.text.original.contains(slot.words)
        }
    }

    /// The same of a sentence whose beginning was moved: to have it in a text that may be anything says nothing.
    fileprivate var moved: Reading {
        var reading = self
        let isLost = isStrict && slots.last?.isFreeText == true
        reading.cost.add(Weight.moved + (isLost ? Weight.strayBeginning : 0))
        return reading
    }
}
