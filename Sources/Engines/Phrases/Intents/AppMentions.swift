// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds where a sentence says which app it is for: "with Pigeon" of "send a message to Ada with Pigeon saying I am
/// late".
///
/// Looking through a sentence takes as long however many apps there are.
package struct AppMentions: Sendable {
    /// A place where an app is named.
    package struct Mention: Sendable {
        /// The app, by its place among those that it was made of.
        package let app: Int
        /// The sentence without it.
        package let rest: String
    }

    private typealias Name = (app: Int, tokens: [String])

    /// By the first word of a name.
    private let names: [String: [Name]]
    private let before: [[String]]
    private let isUnspaced: Bool

    /// - Parameters:
    ///   - apps: What each app is called.
    ///   - language: A BCP 47 tag.
    package init(of apps: [[String]], language: String) {
        let words = LanguageWords.of(language)
        // An article says nothing of what is done with what stands behind it.
        before = (words.beforeApp + LanguageWords.of("en").beforeApp).map { FoldedText($0).tokens.map(\.text) }
            .filter { !$0.isEmpty && $0 != ["the"] }
        isUnspaced = words.isUnspaced
        var names: [String: [Name]] = [:]
        for (app, called) in apps.enumerated() {
            for name in called {
                let tokens = FoldedText(name).tokens.map(\.text)
                if let first = tokens.first { names[first, default: []].append((app, tokens)) }
            }
        }
        self.names = names
    }

    /// The first mention of each app whose name stands behind a word that says so.
    package func mentions(in sentence: FoldedText) -> [Mention] {
        let tokens = sentence.tokens.map(\.text)
        var found: [Int: Mention] = [:]
        for start in tokens.indices {
            for name in names[tokens[start]] ?? [] where found[name.app] == nil {
                guard tokens[start...].starts(with: name.tokens),
                    let word = before.first(where: { tokens[..<start].suffix($0.count).elementsEqual($0) }),
                    let rest = rest(of: sentence, without: start - word.count..<start + name.tokens.count)
                else { continue }
                found[name.app] = Mention(app: name.app, rest: rest)
            }
        }
        return found.values.sorted { $0.app < $1.app }
    }

    /// The apps whose name stands anywhere in a sentence, by their places; one may come twice.
    package func named(in sentence: FoldedText) -> [Int] {
        let tokens = sentence.tokens.map(\.text)
        return tokens.indices.flatMap { start in
            (names[tokens[start]] ?? []).filter { tokens[start...].starts(with: $0.tokens) }.map(\.app)
        }
    }

    /// Nil if nothing is left.
    private func rest(of sentence: FoldedText, without run: Range<Int>) -> String? {
        let (text, tokens) = (sentence.original, sentence.tokens)
        let left = text[..<tokens[run.lowerBound].range.lowerBound]
        let right = text[tokens[run.upperBound - 1].range.upperBound...].drop { $0.isWhitespace || $0 == "," }
        let end = left.lastIndex { !$0.isWhitespace && $0 != "," }.map(left.index(after:)) ?? left.startIndex
        let gap = end == left.startIndex || right.isEmpty || isUnspaced ? "" : " "
        let rest = left[..<end] + gap + right
        return rest.isEmpty ? nil : String(rest)
    }
}
