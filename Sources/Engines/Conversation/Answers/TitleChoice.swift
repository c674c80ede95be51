// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Finds the numbered titles that words choose.
package struct TitleChoice: Sendable {
    private let matcher: OptionMatcher

    package init(_ titles: [String]) {
        matcher = OptionMatcher(
            candidates: titles.enumerated().map { .init(value: .integer($0), names: [$1]) })
    }

    /// The place of the title that is meant, from 0: it whole, its number from 1, else the only one that begins with
    /// the words or holds them; nil if none is, or several.
    package func place(of words: String) -> Int? {
        let shown = matcher.shown(words)
        if let first = shown.first { return Self.place(first) }
        if let index = ChoiceNumber(words)?.index(in: matcher.candidates.count) { return index }
        let partial = matcher.partial(words)
        return partial.count == 1 ? Self.place(partial[0]) : nil
    }

    /// The places of all that are meant, with commas or "and" between them; nil if a part is not one of the titles.
    package func places(of words: String) -> [Int]? {
        if let place = place(of: words) { return [place] }
        let pieces = words.split { ",，、;；".contains($0) }.flatMap { piece in
            piece.split(separator: " and ").flatMap { $0.split(separator: "和") }
        }
        var places: [Int] = []
        for piece in pieces {
            guard let place = place(of: String(piece)) else { return nil }
            if !places.contains(place) { places.append(place) }
        }
        return places.isEmpty ? nil : places
    }

    private static func place(_ candidate: OptionMatcher.Candidate) -> Int? {
        if case .integer(let place) = candidate.value { place } else { nil }
    }
}
