// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import StringTables

/// The words of one language by file and key, with the English ones that can't be confused with them.
struct LanguageWords: Sendable {
    /// The files of a language.
    enum File: String, CaseIterable, Sendable {
        case numbers = "Numbers"
        case quantities = "Quantities"
        case money = "Money"
        case dates = "Dates"
        case places = "Places"
    }

    /// A BCP 47 tag of a folder.
    let language: String
    private var lists: [File: [String: [String]]] = [:]

    private static let files = File.allCases.map { file in
        (file, LanguageFolders(embeddedTexts, file: file.rawValue) { $0.mapValues(\.listedWords) })
    }

    /// The tags of all folders.
    static var languages: [String] { embeddedTexts.keys.sorted() }

    /// The folder that has the words of a language; nil if there is none.
    static func folder(of tag: String) -> String? { LanguageTag.nearest(to: tag, among: languages) }

    /// The words of a folder alone.
    init(folder: String) {
        language = folder
        for (file, folders) in Self.files { lists[file] = folders[folder] ?? [:] }
    }

    /// The words for a key.
    func words(_ file: File, _ key: String) -> [String] { lists[file]?[key] ?? [] }

    /// The keys that begin with a word, without it.
    func keys(_ file: File, _ word: String) -> [(rest: String, words: [String])] {
        (lists[file] ?? [:]).filter { $0.key.hasPrefix(word + " ") }
            .map { (String($0.key.dropFirst(word.count + 1)), $0.value) }.sorted { $0.rest < $1.rest }
    }

    /// All keys of a file.
    func all(_ file: File) -> [String: [String]] { lists[file] ?? [:] }

    /// Whether a key says yes.
    func isSet(_ file: File, _ key: String) -> Bool { words(file, key) == ["yes"] }

    /// The words of another language that mean nothing else in this one.
    func allowed(of other: LanguageWords) -> LanguageWords {
        var owners: [String: Set<String>] = [:]
        for (file, lists) in lists {
            for (key, words) in lists {
                for token in words.flatMap({ TokenRow($0).tokens })
                where token.kind == .word || token.kind == .ideograph {
                    owners[token.text, default: []].insert(file.rawValue + key)
                }
            }
        }
        var allowed = other
        for (file, lists) in other.lists {
            for (key, words) in lists {
                allowed.lists[file]?[key] =
                    words == ["yes"]
                    ? []
                    : words.filter { words in
                        TokenRow(words).tokens.allSatisfy { owners[$0.text]?.contains(file.rawValue + key) ?? true }
                    }
            }
        }
        return allowed
    }

    /// Adds the words of another language after those of this one.
    mutating func add(_ other: LanguageWords) {
        for (file, lists) in other.lists { self.lists[file, default: [:]].merge(lists) { $0 + $1 } }
    }
}
