// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant
import Phrases

/// A sentence with the runs of its characters that are values of slots.
struct MarkedSentence {
    let characters: [Character]
    /// Whatever was said: not one letter of it may be another.
    private(set) var free: [Range<Int>] = []
    /// Names of things, rooms and floors.
    private(set) var named: [(slot: String, range: Range<Int>)] = []
    /// Whether a free text stands in the sentence otherwise than it is expected.
    private(set) var isUnclear = false

    /// Slots that hold free text and are not always told as such.
    private static let open: Set<String> = ["conversation_command", "message", "search_query"]

    init(_ sentence: HomeCase) {
        characters = Array(sentence.sentence)
        let lowercase = characters.map { Character($0.lowercased().first.map(String.init) ?? String($0)) }
        for (slot, value) in sentence.slots.sorted(by: { $0.key < $1.key }) {
            let isFree = Self.open.contains(slot) || sentence.wildcards?.contains(slot) ?? false
            let runs = value.words.flatMap { Self.runs(of: Array($0.lowercased()), in: lowercase) }
            if isFree {
                free += runs
                isUnclear = isUnclear || runs.isEmpty
            } else {
                named += runs.map { (slot, $0) }
            }
        }
    }

    /// Where the text ends that punctuation may follow.
    var end: Int { (characters.lastIndex { $0.isLetter || $0.isNumber || $0 == "%" || $0 == "°" } ?? -1) + 1 }

    func isFree(_ place: Int) -> Bool { free.contains { $0.contains(place) } }

    /// Whether a place between two characters is in or at a free text.
    func touchesFree(_ place: Int) -> Bool { free.contains { ($0.lowerBound...$0.upperBound).contains(place) } }

    /// Whether a place between two characters is inside a name.
    func isInName(_ place: Int) -> Bool {
        named.contains { $0.range.lowerBound < place && place < $0.range.upperBound }
    }

    private static func runs(of part: [Character], in whole: [Character]) -> [Range<Int>] {
        guard !part.isEmpty, part.count <= whole.count else { return [] }
        return (0...whole.count - part.count).compactMap { start in
            let run = start..<start + part.count
            return whole[run].elementsEqual(part) ? run : nil
        }
    }
}

extension TemplateValue {
    /// The texts that are expected.
    fileprivate var words: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.flatMap(\.words)
        case .number, .truth, .record, .nothing: []
        }
    }
}
