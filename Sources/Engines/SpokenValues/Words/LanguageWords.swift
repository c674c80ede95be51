// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists

/// The words of one language by what they mean, with the English ones that can't be confused with them.
struct LanguageWords: Sendable {
    private var lists: [String: [String]]

    private static let files = ["Numbers", "Quantities", "Money", "Dates", "Places"].map { file in
        LanguageFolders(embeddedTexts, file: file) { $0.mapValues(\.listedWords) }
    }

    /// The tags of all folders.
    static var languages: [String] { embeddedTexts.keys.sorted() }

    /// The folder that has the words of a language; nil if there is none.
    static func folder(of tag: String) -> String? { LanguageTag.nearest(to: tag, among: languages) }

    /// The words of a folder alone.
    init(folder: String) {
        lists = Self.files.compactMap { $0[folder] }.reduce([:]) { $0.merging($1) { first, _ in first } }
    }

    /// The words for a key.
    subscript(key: String) -> [String] { lists[key] ?? [] }

    /// The keys that begin with a word, without it.
    func keys(_ word: String) -> [(rest: String, words: [String])] {
        lists.filter { $0.key.hasPrefix(word + " ") }.map { (String($0.key.dropFirst(word.count + 1)), $0.value) }
            .sorted { $0.rest < $1.rest }
    }

    /// The words of numbers by their value.
    var numbers: [(value: Decimal, words: [String])] {
        lists.compactMap { key, words in
            key.allSatisfy(\.isNumber) ? Decimal(string: key).map { ($0, words) } : nil
        }
    }

    /// Whether a key says yes.
    func isSet(_ key: String) -> Bool { self[key] == ["yes"] }

    /// The words of another language that mean nothing else in this one.
    func allowed(of other: LanguageWords) -> LanguageWords {
        var owners: [String: Set<String>] = [:]
        for (key, words) in lists {
            for token in words.flatMap({ TokenRow($0).tokens }) where token.kind == .word || token.kind == .ideograph {
                owners[token.text, default: []].insert(key)
            }
        }
        var allowed = other
        for (key, words) in other.lists {
            allowed.lists[key] = words.filter { words in
                words != "yes" && TokenRow(words).tokens.allSatisfy { owners[$0.text]?.contains(key) ?? true }
            }
        }
        return allowed
    }

    /// Adds the words of another language after those of this one.
    mutating func add(_ other: LanguageWords) { lists.merge(other.lists) { $0 + $1 } }
}
