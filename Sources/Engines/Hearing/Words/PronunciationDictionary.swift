// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// How words are said, by the words as a grammar has them: folded.
package struct PronunciationDictionary: Sendable {
    private var pronunciations: [String: [Pronunciation]] = [:]

    /// Bytes that a dictionary may have.
    package static let mostBytes = 16 << 20
    /// Ways to say a word that are told.
    private static let mostWays = 6

    package init() {}

    /// Reads what is wanted of a dictionary in Carnegie Mellon's form: on each line a word and its sounds.
    ///
    /// What can't be read is passed over.
    ///
    /// - Parameter words: Those that are wanted, folded.
    package init(_ bytes: [UInt8], words: Set<String>) {
        for line in bytes.prefix(Self.mostBytes).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let parts = line.split(separator: 0x20)
            guard parts.count > 1, let name = parts.first else { continue }
            // “what's” is folded as sentences are; “to(2)” is said in a second way.
            let letters = name.prefix { $0 != UInt8(ascii: "(") }.filter { $0 != UInt8(ascii: "'") && $0 != 0x2E }
            let word = String(decoding: letters, as: UTF8.self)
            guard words.contains(word) else { continue }
            let phones = parts.dropFirst().compactMap { Phone(rawValue: String(decoding: $0, as: UTF8.self)) }
            if phones.count == parts.count - 1 { add(phones, for: word) }
        }
    }

    package subscript(word: String) -> [Pronunciation] { pronunciations[word] ?? [] }

    /// Adds a way to say a word, unless it is known or there are many.
    package mutating func add(_ pronunciation: Pronunciation, for word: String) {
        let known = self[word]
        guard !pronunciation.isEmpty, known.count < Self.mostWays, !known.contains(pronunciation) else { return }
        pronunciations[word] = known + [pronunciation]
    }

    /// Adds how a number in digits is said, from the words that it is called by.
    ///
    /// - Parameter names: Each some words, as `["twenty", "one"]`; all of them have to be known.
    package mutating func add(number: String, as names: [[String]]) {
        for words in names {
            let phones = words.compactMap { self[$0].first }
            if phones.count == words.count { add(phones.flatMap(\.self), for: number) }
        }
    }

    /// Words of some that nobody can say.
    package func unknown(among words: Set<String>) -> Set<String> { words.filter { pronunciations[$0] == nil } }

    /// The words as PocketSphinx reads them.
    package var text: String {
        var lines: [String] = []
        for (word, ways) in pronunciations.sorted(by: { $0.key < $1.key }) {
            for (number, way) in ways.enumerated() {
                let place = number == 0 ? "" : "(\(number + 1))"
                lines.append("\(word)\(place) \(way.map(\.rawValue).joined(separator: " "))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
