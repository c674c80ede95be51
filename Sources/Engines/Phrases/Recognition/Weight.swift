// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What it costs to understand something else than the words of a template, in thousandths of a slip.
enum Weight {
    /// As good as the words of a template.
    static let good: Int32 = 300
    /// Up to here a reading is taken if no other comes near.
    static let sure: Int32 = 1500
    /// Up to here something's own is asked about beside a sentence that is everybody's to the letter.
    static let sureOfOwn: Int32 = 1000
    /// Up to here it is asked about.
    static let unsure: Int32 = 2200
    /// The same where a thing is named: few sentences about something else do.
    static let unsureOfNamed: Int32 = 3300
    /// How much worse another has to be so that it does not come near.
    static let margin: Int32 = 250
    /// A reading that costs more is no good one: more is forgiven to find another.
    static let poor: Int32 = 1500
    /// A letter that is wrong, missing, doubled or changed about with the next one.
    static let letter: Int32 = 1000
    /// A character in place of another that sounds like it.
    static let soundAlike: Int32 = 350
    /// A gap between words too many, or missing.
    static let gap: Int32 = 500
    /// The same beside a slot, where many languages write either.
    static let gapBesideSlot: Int32 = 1
    /// Words that the grammar itself lets anyone say anywhere.
    static let filler: Int32 = 20
    /// Words that have to do with what the grammar is about.
    static let hint: Int32 = 100
    /// A word that no template or list knows.
    static let unknownWord: Int32 = 1250
    /// A word that some template knows, or nearly: it may mean something.
    static let knownWord: Int32 = 2000
    /// A question word: "which teas do I have" is not an order.
    static let askingWord: Int32 = 3500
    /// A character that is a word by itself, of which a word takes two or three.
    static let character: Int32 = 800
    /// Words in a strict sentence that say nothing, and are missing to be polite.
    static let stray: Int32 = 300
    /// The same before it begins: “my phone …” calls nobody.
    static let strayBeginning: Int32 = 1200
    /// The beginning of a sentence that belongs to its end.
    static let moved: Int32 = 600
    /// Free text, and each of its letters: it may be anything, so a sentence that a template has but for a slip is
    /// rather that one.
    static let freeText: Int32 = 500
    static let freeLetter: Int32 = 80
    /// A slip in words around free text, which are all there is to go by.
    static let slipBesideFreeText: Int32 = 1500
    /// Of a long text the letters after the first ones cost less.
    static let fewLetters: Int32 = 9
    static let laterLetter: Int32 = 30
    /// A letter of what is told to somebody, behind words that say so.
    static let toldLetter: Int32 = 20
}
