// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A room or floor moved to the front of a sentence, with the preposition before it.
///
/// “Turn on the lights in the kitchen” becomes “in the kitchen turn on the lights”. A room that is only part of a
/// thing's description (“the kitchen lights”, “la lampe de la cuisine”) stays where it is, but for Chinese, which says
/// either alike: “打开客厅的灯” and “客厅打开灯”.
struct FrontedPlaces {
    let language: String
    /// Whether they end the sentence; otherwise they stand within it.
    let areAtEnd: Bool

    private static let prepositions: [String: [String]] = [
        "de": ["im", "in der", "in dem", "in", "auf dem", "auf der", "am", "an der"],
        "en": ["in the", "in my", "in", "on the", "on", "at the"],
        "fr": ["dans le", "dans la", "dans l'", "dans", "au", "à la", "à l'", "sur le", "en"],
    ]

    func sentence(_ marked: MarkedSentence) -> String? {
        let others = marked.named.filter { $0.slot != "area" && $0.slot != "floor" }.map(\.range) + marked.free
        for (slot, range) in marked.named where slot == "area" || slot == "floor" {
            guard !marked.isUnclear, !others.contains(where: { $0.overlaps(range) }) else { continue }
            let run = language == "zh-CN" ? chinese(range, in: marked.characters) : spaced(range, in: marked.characters)
            guard let run, run.lowerBound > 0, (run.upperBound >= marked.end) == areAtEnd else { continue }
            return fronted(run, in: marked.characters)
        }
        return nil
    }

    /// A name with its preposition; nil if there is none, or where a word goes on.
    private func spaced(_ name: Range<Int>, in characters: [Character]) -> Range<Int>? {
        if name.upperBound < characters.count, characters[name.upperBound].isLetter { return nil }
        let before = String(characters[..<name.lowerBound]).lowercased()
        for preposition in Self.prepositions[language] ?? [] {
            let words = preposition.hasSuffix("'") ? preposition : preposition + " "
            guard before.hasSuffix(words) else { continue }
            let start = name.lowerBound - words.count
            if start == 0 || characters[start - 1] == " " { return start..<name.upperBound }
        }
        return nil
    }

    /// A name with what says “in” around it, and the particle that ties it to what follows.
    private func chinese(_ name: Range<Int>, in characters: [Character]) -> Range<Int>? {
        var run = name
        if run.lowerBound > 0, characters[run.lowerBound - 1] == "在" { run = run.lowerBound - 1..<run.upperBound }
        for particle in ["里面", "里", "内"] where characters[run.upperBound...].starts(with: particle) {
            run = run.lowerBound..<run.upperBound + particle.count
            break
        }
        return run
    }

    private func fronted(_ run: Range<Int>, in characters: [Character]) -> String {
        let place = String(characters[run])
        var rest = Array(characters[..<run.lowerBound])
        var tail = characters[run.upperBound...]
        if language == "zh-CN" {
            if tail.first == "的" { tail = tail.dropFirst() }
            return place + String(rest) + String(tail)
        }
        if rest.last == " " { rest.removeLast() }
        return place + " " + String(rest) + String(tail)
    }
}
