// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The values that may stand in a slot.
package enum SlotList: Hashable, Sendable {
    /// Known values, each with what it is called.
    case values([Value])
    /// Things with names of their own, as people and rooms have: who says one means no other.
    case names([Value])
    case numbers(NumberRange)
    /// Values as people say and write them in a language, such as sums of money and dates.
    case spoken(SpokenList)
    /// Other words for the same, which say nothing more: such a slot is no part of a reading.
    case synonyms([PhraseTemplate])
    /// Words of a form, such as those of a duration: the value is what was said.
    case form(PhraseTemplate)
    /// Whatever is said there, every word of it.
    case freeText
    /// A name that may be anything: it keeps its first word, as a song is not to lose its “hey”, but a “please” behind
    /// it is not part of it, and some words never are: nobody is called “in the”.
    case wholeText(without: [PhraseTemplate])
    /// Whatever is said there to the last word, beginning with one of these words, or with any if there are none: a
    /// message is not to lose its “please”.
    case verbatim(beginning: [PhraseTemplate])
    /// The name of something that another list does not have: any words, but the longer, the less likely.
    case unknownName

    /// One value of a list.
    package struct Value: Hashable, Sendable {
        /// A template without slots.
        package var words: PhraseTemplate
        /// Nil for the words themselves, as they were said.
        package var value: SlotValue?
        /// What is known of it besides, such as the kind of a thing: a slot may admit only some.
        package var attributes: [String: String]

        package init(words: PhraseTemplate, value: SlotValue?, attributes: [String: String] = [:]) {
            self.words = words
            self.value = value
            self.attributes = attributes
        }
    }
}
