// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person has typed, as it is looked for.
struct SearchedText {
    /// More words are not looked for.
    private static let mostWords = 8

    /// All of it.
    let whole: FoldedWords
    /// Its words, each of letters alone or of characters that are words; every one is to be found.
    let words: [FoldedWords]

    init(_ text: String) {
        whole = FoldedWords(text)
        words = whole.runs.prefix(Self.mostWords).map(\.self)
    }

    var isEmpty: Bool { whole.bytes.isEmpty }
}

/// A text as it is compared: its words in lower case and without accents, a space between them, and none between
/// characters that are words by themselves.
struct FoldedWords: Sendable {
    let bytes: [UInt8]
    /// Whether a word begins at each byte; as long as the bytes are.
    let isStart: [Bool]
    /// Which letters are in it: what has others can't be part of it.
    let letters: UInt64

    init(_ text: String) {
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var wasIdeograph = false
        for token in FoldedText(text).tokens {
            if !bytes.isEmpty, !(token.isIdeograph && wasIdeograph) { bytes.append(space) }
            wasIdeograph = token.isIdeograph
            starts.append(bytes.count)
            bytes += token.text.utf8
        }
        self.init(bytes, starts: starts)
    }

    /// - Parameter starts: Where words begin.
    init(_ bytes: some Collection<UInt8>, starts: [Int]) {
        self.bytes = Array(bytes)
        var isStart = [Bool](repeating: false, count: bytes.count)
        for start in starts where start < isStart.count { isStart[start] = true }
        self.isStart = isStart
        letters = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// The parts between spaces.
    var runs: [FoldedWords] { bytes.split(separator: space).map { FoldedWords($0, starts: [0]) } }

    /// Whether it has letters of an alphabet, as those have who type by sound.
    var isSpelled: Bool { !bytes.isEmpty && bytes.allSatisfy { $0 < 0x80 } }

    /// Where another text is in this one: where a word begins, if it is there, else anywhere; nil for nowhere.
    ///
    /// - Parameter isWhole: Whether only places count where a word begins.
    func place(of other: FoldedWords, isWhole: Bool = false) -> (index: Int, isStart: Bool)? {
        let (count, wanted) = (bytes.count, other.bytes.count)
        guard wanted > 0, wanted <= count, other.letters & ~letters == 0 else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            other.bytes.withUnsafeBufferPointer { other in
                var inside: Int?
                let first = other[0]
                for index in 0...(count - wanted) where bytes[index] == first {
                    guard isStart[index] || (inside == nil && !isWhole) else { continue }
                    var length = 1
                    while length < wanted, bytes[index + length] == other[length] { length += 1 }
                    guard length == wanted else { continue }
                    if isStart[index] { return (index, true) }
                    inside = index
                }
                return inside.map { ($0, false) }
            }
        }
    }
}

private let space = UInt8(ascii: " ")
