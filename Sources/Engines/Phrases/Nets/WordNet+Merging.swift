// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension WordNet {
    /// The same sentences with as few places as they can have: those from which the same may be said are one.
    func merged() -> WordNet {
        var merger = WordNetMerger(self)
        return merger.result()
    }
}

/// Merges places of a net, from the ends of sentences to their beginning.
private struct WordNetMerger {
    private struct Way: Hashable {
        var word: String
        var target: Int
    }

    private struct Place: Hashable {
        var isEnd: Bool
        var ways: [Way]
    }

    private let net: WordNet
    private let steps: [Int: [WordNet.Step]]
    private var known: [Place: Int] = [:]
    private var places: [Place] = []
    /// For each place of the net the one that it has become.
    private var merged: [Int: Int] = [:]

    init(_ net: WordNet) {
        self.net = net
        steps = Dictionary(grouping: net.steps, by: \.from)
    }

    mutating func result() -> WordNet {
        let root = merge()
        // Sentences begin at place 0, which is the last one that is known in full.
        let number: (Int) -> Int = { root - $0 }
        let steps = places.indices.reversed().flatMap { place in
            places[place].ways.map { WordNet.Step(from: number(place), to: number($0.target), word: $0.word) }
        }
        let ends = Set(places.indices.filter { places[$0].isEnd }.map(number))
        return WordNet(steps: steps, ends: ends, size: places.count)
    }

    /// Merges all that place 0 leads to, and gives what that has become.
    private mutating func merge() -> Int {
        var waiting = [0]
        while let place = waiting.last {
            let following = Set((steps[place] ?? []).map(\.to)).filter { merged[$0] == nil }
            guard following.isEmpty, merged[place] == nil else {
                if merged[place] != nil { waiting.removeLast() } else { waiting += following.sorted() }
                continue
            }
            waiting.removeLast()
            merged[place] = become(place)
        }
        return merged[0] ?? 0
    }

    private mutating func become(_ place: Int) -> Int {
        let ways = (steps[place] ?? []).map { Way(word: $0.word, target: merged[$0.to] ?? 0) }
        let new = Place(isEnd: net.ends.contains(place), ways: ways.sorted { $0.word < $1.word })
        if let number = known[new] { return number }
        known[new] = places.count
        places.append(new)
        return places.count - 1
    }
}
