// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One way to understand a sentence.
package struct Reading: Hashable, Sendable {
    /// What stands in one slot.
    package struct Slot: Hashable, Sendable {
        package var name: String
        package var value: SlotValue
        /// As it was said.
        package var words: String
        package var isFreeText: Bool
    }

    /// What happened to some words of a sentence.
    package enum Role: Hashable, Sendable {
        /// They are words of the template, or for one of its lists that says nothing more.
        case template
        /// They are the value of a slot.
        case value(name: String)
        /// They say nothing.
        case filler
        /// Nothing explains them.
        case leftOver
    }

    /// Words that stand side by side and have one role.
    package struct Run: Hashable, Sendable {
        package var words: String
        package var role: Role
        /// Whether they were said with a slip.
        package var hasSlip: Bool
    }

    /// The meaning that its template was added with.
    package var meaning: Int
    /// What its template is called.
    package var label: String
    /// In the order of the sentence.
    package var slots: [Slot]
    /// The less, the better.
    package var cost: Cost
    /// All words of the sentence, where they were asked for.
    package var runs: [Run] = []
    /// Whether words that have no place in it are a reason to doubt it.
    var isStrict = false

    /// Whether it is rather meant than another of the same meaning: the cheaper one, but what a template says with a
    /// text goes before parts in any order that leave out words of the text.
    func isBetter(than other: Reading) -> Bool {
        if tells(moreThan: other) { return true }
        return cost < other.cost && !other.tells(moreThan: self)
    }

    private func tells(moreThan other: Reading) -> Bool {
        // The other one may explain the words of the text by itself: a bread is no text where bread is noted.
        let isMore = 4 * (other.cost.leftOut - cost.leftOut) >= 3 * cost.open
        guard !label.isEmpty, cost.slips == 0, slots.contains(where: \.isFreeText) else { return false }
        let names = Set(slots.map(\.name))
        guard other.slots.allSatisfy({ names.contains($0.name) }) else { return false }
        if !other.label.isEmpty { return isMore && other.slots.isEmpty && other.cost.stray > cost.stray }
        return isMore || cost.leftOut == 0 && hasLongerText(than: other)
    }

    /// Whether another reading has the same values but for a text, of which it has a part.
    private func hasLongerText(than other: Reading) -> Bool {
        other.slots.count == slots.count
            && zip(slots, other.slots).allSatisfy { slot, other in
                slot.name == other.name
                    && (slot.isFreeText && other.isFreeText
                        ? slot.words.contains(other.words) : slot.value == other.value)
            }
    }

    /// Whether it has all that another has, and takes more words of the sentence for its own: they are no part of a
    /// text.
    func explains(moreThan other: Reading) -> Bool {
        !label.isEmpty && cost.letters < other.cost.letters && cost.doubt <= other.cost.doubt
    }

    /// Whether it is a title that has words behind a text that may be anything.
    var goesOnBehindText: Bool {
        !isStrict && !label.isEmpty && !label.hasSuffix("}") && slots.contains(where: \.isFreeText)
    }

    /// Whether nothing but what is done and a text that may be anything tells it from any other.
    var isVague: Bool { label.isEmpty && slots.contains(where: \.isFreeText) }
}
