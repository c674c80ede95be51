// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words and groups of words with what they stand for.
struct Lexicon<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var tail: [String]
        var value: Value
    }

    /// By the first word; the longest first.
    private var entries: [String: [Entry]] = [:]

    /// Whether an entry begins with the word.
    func hasEntry(_ word: String) -> Bool { entries[word] != nil }

    /// The words of all entries whose value is wanted.
    func words(where isWanted: (Value) -> Bool = { _ in true }) -> Set<String> {
        entries.reduce(into: []) { words, entry in
            for other in entry.value where isWanted(other.value) { words.formUnion([entry.key] + other.tail) }
        }
    }

    /// Adds all words of a list.
    ///
    /// - Parameter merge: What words stand for that are there already; the value that came first if it isn't given.
    mutating func add(_ list: [String], _ value: Value, merge: (Value, Value) -> Value = { first, _ in first }) {
        for words in list {
            let tokens = TokenRow.words(of: words)
            guard let first = tokens.first else { continue }
            let entry = Entry(tail: Array(tokens.dropFirst()), value: value)
            let known = entries[first, default: []]
            if let place = known.firstIndex(where: { $0.tail == entry.tail }) {
                entries[first]?[place].value = merge(known[place].value, value)
            } else {
                let place = known.firstIndex { $0.tail.count < entry.tail.count } ?? known.endIndex
                entries[first, default: []].insert(entry, at: place)
            }
        }
    }

    /// The longest entry that begins at a token.
    func match(_ tokens: Tokens, at index: Int) -> (value: Value, end: Int)? {
        guard index < tokens.endIndex, let known = entries[tokens[index].text] else { return nil }
        for entry in known where index + entry.tail.count < tokens.endIndex {
            let isHere = entry.tail.indices.allSatisfy { tokens[index + 1 + $0].text == entry.tail[$0] }
            if isHere { return (entry.value, index + 1 + entry.tail.count) }
        }
        return nil
    }

    /// The longest entry that begins at a token, as a list of one; empty if no entry begins there.
    func matches(_ tokens: Tokens, at index: Int) -> [(value: Value, end: Int)] {
        match(tokens, at: index).map { [$0] } ?? []
    }

    /// What one word stands for.
    subscript(_ word: String) -> Value? {
        entries[word]?.last.flatMap { $0.tail.isEmpty ? $0.value : nil }
    }
}

extension Lexicon<Int> {
    /// Words by the numbers they stand for; other keys are ignored.
    init(_ lists: [(rest: String, words: [String])]) {
        for (key, words) in lists {
            if let number = Int(key) { add(words, number) }
        }
    }
}

extension Lexicon<Bool> {
    /// Words that stand for nothing but themselves.
    init(_ words: [String]) {
        add(words, true)
    }

    /// Where the words at a token end, or the token itself if there are none.
    func skip(_ tokens: Tokens, _ index: Int) -> Int { match(tokens, at: index)?.end ?? index }
}
