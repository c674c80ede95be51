// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How far a reading is from the words of a template themselves: the less, the better.
///
/// First by its penalty; among equals, who names a thing means that one, and what the template says itself counts more
/// than what its lists say.
package struct Cost: Hashable, Comparable, Sendable {
    /// A slip, in the thousandths that penalties are in.
    package static let slip: Int32 = Weight.letter

    /// In thousandths of a slip, see ``Weight``.
    package private(set) var penalty: Int32 = 0
    /// The part of the penalty that is for letters read as others.
    package private(set) var slips: Int32 = 0
    /// The part of the penalty that is for words left out.
    package private(set) var skipped: Int32 = 0
    /// Letters left out.
    private(set) var leftOut: Int32 = 0
    /// Words left out that say something: they may change what is meant.
    package private(set) var leftOver: Int32 = 0
    /// What it costs besides where nothing may be left out but what is said to be polite.
    private(set) var stray: Int32 = 0
    /// The part of the penalty that is for free text.
    private var free: Int32 = 0
    /// Letters of free text.
    package private(set) var open: Int32 = 0
    /// Letters of text of which no word is left out.
    private var told: Int32 = 0
    /// Letters of all texts and names that may be anything.
    var letters: Int32 { open + told }
    /// Letters of things' own names.
    package var named: Int32 = 0
    /// Letters that the lists say.
    package var listed: Int32 = 0
    package var slots: Int32 = 0

    /// The penalty but for free text, which may be long and is no reason to doubt, unless the words around it, or around a
    /// name that nobody knows, had slips: then there is little to go by.
    var doubt: Int32 { penalty - free + (open + told > 0 && slips > 0 ? Weight.slipBesideFreeText : 0) }

    package static func < (first: Cost, second: Cost) -> Bool {
        if first.penalty != second.penalty { return first.penalty < second.penalty }
        if first.open != second.open { return first.open < second.open }
        if first.named != second.named { return first.named > second.named }
        if first.listed != second.listed { return first.listed < second.listed }
        return (first.slots, first.stray) < (second.slots, second.stray)
    }

    mutating func slip(_ weight: Int32) {
        slips += weight
        penalty += weight
    }

    /// - Parameters:
    ///   - stray: What that costs besides where nothing may be left out but what is said to be polite.
    ///   - letters: How many letters are left out.
    mutating func skip(_ weight: Int32, stray: Int32 = 0, letters: Int = 0) {
        leftOut += Int32(letters)
        skipped += weight
        penalty += weight
        self.stray += stray
    }

    /// Leaves out a word that says something.
    mutating func leaveOver(_ weight: Int32, stray: Int32, letters: Int) {
        leftOver += 1
        skip(weight, stray: stray, letters: letters)
    }

    /// Free text of so many letters.
    ///
    /// - Parameters:
    ///   - isDoubted: Whether it is a reason to doubt the reading.
    ///   - isPart: Whether it counts as a part of all that is open: who parts a text by a word of the template leaves
    ///     less open.
    mutating func leave(open letters: Int, isDoubted: Bool, isPart: Bool) {
        let (known, said) = isPart ? (open, told) : (0, 0)
        let weight = Self.weight(open: known + Int32(letters), told: said) - Self.weight(open: known, told: said)
        if !isDoubted { free += weight }
        penalty += weight
        open += Int32(letters)
    }

    /// Text of so many letters that is told to somebody, and may be anything.
    mutating func leave(told letters: Int) {
        let weight = Self.weight(open: open, told: told + Int32(letters)) - Self.weight(open: open, told: told)
        free += weight
        penalty += weight
        told += Int32(letters)
    }

    private static func weight(open: Int32, told: Int32) -> Int32 {
        guard open + told > 0 else { return 0 }
        let few = min(open, Weight.fewLetters)
        return Weight.freeText + few * Weight.freeLetter + (open - few) * Weight.laterLetter + told * Weight.toldLetter
    }

    mutating func add(_ weight: Int32) {
        penalty += weight
    }
}
