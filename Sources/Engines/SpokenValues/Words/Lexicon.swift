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

    /// All words of all entries.
    var words: Set<String> {
        entries.reduce(into: []) { words, entry in
            words.insert(entry.key)
            for other in entry.value { words.formUnion(other.tail) }
        }
    }

    /// Adds words; of words that are there already, the value that came first stays.
    mutating func add(_ words: String, _ value: Value) {
        let tokens = TokenRow.words(of: words)
        guard let first = tokens.first else { return }
        let entry = Entry(tail: Array(tokens.dropFirst()), value: value)
        let known = entries[first, default: []]
        guard !known.contains(where: { $0.tail == entry.tail }) else { return }
        let place = known.firstIndex { $0.tail.count < entry.tail.count } ?? known.endIndex
        entries[first, default: []].insert(entry, at: place)
    }

    /// Adds all words of a list.
    mutating func add(_ words: [String], _ value: Value) {
        for word in words { add(word, value) }
    }

    /// The longest entry that begins at a token.
    func match(_ tokens: [Token], at index: Int, to limit: Int? = nil) -> (value: Value, end: Int)? {
        let limit = min(limit ?? tokens.count, tokens.count)
        guard index < limit, let known = entries[tokens[index].text] else { return nil }
        for entry in known where index + 1 + entry.tail.count <= limit {
            let isHere = entry.tail.indices.allSatisfy { tokens[index + 1 + $0].text == entry.tail[$0] }
            if isHere { return (entry.value, index + 1 + entry.tail.count) }
        }
        return nil
    }

    /// What one word stands for.
    subscript(_ word: String) -> Value? {
        entries[word]?.last.flatMap { $0.tail.isEmpty ? $0.value : nil }
    }
}

extension Lexicon<Bool> {
    /// Words that stand for nothing but themselves.
    init(_ words: [String]) {
        add(words, true)
    }

    /// Where the words at a token end, or the token itself if there are none.
    func skip(_ tokens: [Token], _ index: Int) -> Int { match(tokens, at: index)?.end ?? index }
}
