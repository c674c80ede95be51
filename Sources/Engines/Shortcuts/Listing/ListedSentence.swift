// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// The sentence of one action with its values in their places, in any language.
package struct ListedSentence: Sendable {
    /// A piece of it, in one language.
    package enum Piece: Hashable, Sendable {
        case words(String)
        /// What stands in a slot, which an editor can change.
        case value(String)

        package var text: String {
            switch self {
            case .words(let text), .value(let text): text
            }
        }
    }

    /// What stands in a slot.
    struct Slot: Sendable {
        var value: Sentence
        /// The value as a file writes it; nil if only the run will know it.
        var choice: String?
        /// Whether it is set, counts, and says more than its absence would.
        var isTold: Bool
    }

    private enum Source: Sendable {
        /// Its English is the template, and the key of the templates of other languages.
        case sentence(Sentence)
        /// What somebody else has written, in the person's language.
        case written(SlotTemplate)
    }

    private let source: Source
    private let slots: [String: Slot]

    init(_ sentence: Sentence, slots: [String: Slot] = [:]) {
        source = .sentence(sentence)
        self.slots = slots
    }

    /// - Parameter template: In the person's language already.
    init(_ template: SlotTemplate, slots: [String: Slot]) {
        source = .written(template)
        self.slots = slots
    }

    private func template(_ words: (Sentence) -> String) -> SlotTemplate {
        switch source {
        case .sentence(let sentence): SlotTemplate(words(sentence))
        case .written(let template): template
        }
    }

    /// The pieces in their order; no two with words beside one another.
    ///
    /// - Parameter words: Gives a sentence in the person's language.
    package func pieces(_ words: (Sentence) -> String) -> [Piece] {
        var pieces: [Piece] = []
        func add(_ text: String) {
            guard !text.isEmpty else { return }
            if case .words(let before)? = pieces.last {
                pieces[pieces.count - 1] = .words(before + text)
            } else {
                pieces.append(.words(text))
            }
        }
        for piece in shown(template(words).pieces) {
            switch piece {
            case .words(let text): add(text)
            case .slot(let key):
                if let slot = slots[key] { pieces.append(.value(words(slot.value))) }
            case .part: break
            }
        }
        return pieces
    }

    /// The whole of it as a text.
    package func text(_ words: (Sentence) -> String) -> String { pieces(words).map(\.text).joined() }

    /// In English, for logs and for tests.
    package var text: String { text { "\($0)" } }

    /// The keys of what the sentence tells: of slots that are shown, and of what its conditions are about.
    var toldKeys: Set<String> {
        let template = template { "\($0)" }
        return SlotTemplate(pieces: shown(template.pieces)).slots.union(template.conditions.map(\.key))
    }

    /// The pieces without those parts that are not told, and without the brackets of those that are.
    private func shown(_ pieces: [SlotTemplate.Piece]) -> [SlotTemplate.Piece] {
        pieces.flatMap { piece -> [SlotTemplate.Piece] in
            guard case .part(let condition, let inner) = piece else { return [piece] }
            let isTold =
                if let condition {
                    condition.holds(for: slots[condition.key]?.choice)
                } else {
                    inner.allSatisfy { if case .slot(let key) = $0 { slots[key]?.isTold ?? false } else { true } }
                }
            return isTold ? shown(inner) : []
        }
    }
}
