// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words that say nothing in front of a sentence, behind it or between its words; never in a name, a number or a free text
/// or beside one that could be taken for its part.
struct FillerPlaces {
    let words: SpokenFillers

    func sentence(_ marked: MarkedSentence, using random: inout SeededRandom) -> String? {
        guard !marked.isUnclear else { return nil }
        var ways: [(place: Int, filler: String)] = []
        if !marked.touchesFree(0), let word = words.front.randomElement(using: &random) { ways.append((0, word)) }
        if !marked.touchesFree(marked.end), let word = words.behind.randomElement(using: &random) {
            ways.append((marked.end, word))
        }
        if let place = gaps(in: marked).randomElement(using: &random),
            let word = words.between.randomElement(using: &random)
        {
            ways.append((place, word))
        }
        return ways.randomElement(using: &random).map { Self.put($0.filler, at: $0.place, in: marked.characters) }
    }

    /// Places between words: where no spaces tell, before a name.
    private func gaps(in marked: MarkedSentence) -> [Int] {
        marked.characters.indices.dropFirst().filter { place in
            guard !marked.touchesFree(place), !marked.touchesFree(place - 1), !marked.isInName(place),
                !marked.isInName(place - 1)
            else { return false }
            if marked.characters[place].isIdeograph { return marked.named.contains { $0.range.lowerBound == place } }
            let before = marked.characters[place - 1]
            return before == " " && place > 1 && !marked.characters[place - 2].isNumber
        }
    }

    private static func put(_ filler: String, at place: Int, in characters: [Character]) -> String {
        let (before, after) = (String(characters[..<place]), String(characters[place...]))
        if filler.first?.isIdeograph ?? false { return before + filler + after }
        if place == 0 { return filler + " " + after }
        return before.last == " " ? before + filler + " " + after : before + " " + filler + after
    }
}
