// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A property list with one mistake of those that hands, editors and merges make.
struct MalformedText {
    /// What was done to the text.
    enum Mistake: String, CaseIterable {
        case controlCharacter, zeroByte, byteOfNoText, cutCharacter, ampersand, unknownEntity, lessThan
        case startTagRenamed, endTagRenamed, startTagRemoved, endTagRemoved, startTagDoubled, endTagDoubled
        case openingBracketRemoved, closingBracketRemoved, slashRemoved, quoteRemoved, cutOff
        case conflict, commentOpened, textBetweenElements
    }

    let mistake: Mistake
    let bytes: [UInt8]
    /// Where the mistake is, from 1.
    let line: Int

    /// Nil if the text has no place for the mistake.
    init?(_ mistake: Mistake, in text: [UInt8], by numbers: inout SeededNumbers) {
        guard let place = Self.place(for: mistake, in: text, by: &numbers) else { return nil }
        var bytes = text
        let tag = Self.tag(at: place, in: text)
        switch mistake {
        case .controlCharacter: bytes.insert(UInt8.random(in: 1...8, using: &numbers), at: place)
        case .zeroByte: bytes.insert(0, at: place)
        case .byteOfNoText: bytes.insert([0xFF, 0xC0, 0x80, 0xFE].randomElement(using: &numbers) ?? 0xFF, at: place)
        case .cutCharacter: bytes.insert(contentsOf: [0xE6, 0x89], at: place)
        case .ampersand: bytes.insert(contentsOf: "& ".utf8, at: place)
        case .unknownEntity: bytes.insert(contentsOf: "&nbsp;".utf8, at: place)
        case .lessThan: bytes.insert(contentsOf: "< ".utf8, at: place)
        case .startTagRenamed, .endTagRenamed: bytes.insert(contentsOf: "x".utf8, at: tag.upperBound - 1)
        case .startTagRemoved, .endTagRemoved: bytes.removeSubrange(tag)
        case .startTagDoubled, .endTagDoubled: bytes.insert(contentsOf: text[tag], at: place)
        case .openingBracketRemoved: bytes.remove(at: place)
        case .closingBracketRemoved: bytes.remove(at: tag.upperBound - 1)
        case .slashRemoved: bytes.remove(at: place + 1)
        case .quoteRemoved: bytes.remove(at: place)
        case .cutOff: bytes.removeSubrange(place...)
        case .conflict:
            let line = Array(text[place...].prefix { $0 != 0x0A })
            let marks = "<<<<<<< HEAD\n".utf8 + line + "\n=======\n".utf8 + line + "\n>>>>>>> feature/drinks\n".utf8
            bytes.insert(contentsOf: marks, at: place)
        case .commentOpened: bytes.insert(contentsOf: "<!-- ".utf8, at: place)
        case .textBetweenElements: bytes.insert(contentsOf: "text ".utf8, at: place)
        }
        self.mistake = mistake
        self.bytes = bytes
        line = text[..<place].count { $0 == 0x0A } + 1
    }

    /// Tags without attributes, so that each can be closed and named again.
    private static func place(
        for mistake: Mistake, in text: [UInt8], by numbers: inout SeededNumbers
    ) -> Int? {
        let places = text.indices.dropFirst(1).filter { index in
            let isTag = text[index] == UInt8(ascii: "<")
            let next = index + 1 < text.count ? text[index + 1] : 0
            return switch mistake {
            case .startTagRenamed, .startTagRemoved, .startTagDoubled:
                isTag && next != UInt8(ascii: "/") && next != UInt8(ascii: "!") && next != UInt8(ascii: "?")
                    && text[tag(at: index, in: text).upperBound - 2] != UInt8(ascii: "/")
            case .endTagRenamed, .endTagRemoved, .endTagDoubled, .slashRemoved: isTag && next == UInt8(ascii: "/")
            case .openingBracketRemoved, .closingBracketRemoved, .commentOpened, .textBetweenElements: isTag
            case .quoteRemoved: text[index] == UInt8(ascii: "\"") && index < 250
            case .conflict: text[index - 1] == 0x0A
            // In the words of a string, which begin behind a tag's end.
            case .ampersand, .unknownEntity, .lessThan:
                text[index - 1] == UInt8(ascii: ">") && !isTag && text[index] > 0x20
            default: true
            }
        }
        return places.randomElement(using: &numbers)
    }

    private static func tag(at place: Int, in text: [UInt8]) -> Range<Int> {
        place..<((text[place...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1) + 1)
    }
}

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
