// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a phrase can't be registered.
package struct PhraseError: Error, Hashable, Sendable, PersonReadable {
    /// What is wrong with the phrase.
    package enum Reason: Hashable, Sendable {
        case noWords
        case tooLong
        case unmatchedBrace
        case namelessSlot
        case repeatedSlot(String)
        case touchingSlots(String, String)
        /// What the phrase stands for leaves no such thing open.
        case unknownSlot(String, known: [String])
        /// Another phrase means the same words.
        case taken(by: String)
    }

    package var reason: Reason
    package var phrase: String

    package init(_ reason: Reason, phrase: String) {
        self.reason = reason
        self.phrase = phrase
    }

    /// The phrase, what is wrong with it, and what to write instead.
    package var sentence: Sentence {
        switch reason {
        case .noWords: "‘\(phrase)’ has no words to recognise it by; write at least one word outside braces"
        case .tooLong:
            "‘\(phrase)’ is longer than \(PhrasePattern.longest) characters; write what a person would say in one breath"
        case .unmatchedBrace: "‘\(phrase)’ has an unmatched brace; write a slot as {name}"
        case .namelessSlot: "‘\(phrase)’ has a slot without a name; write the parameter's name between the braces"
        case .repeatedSlot(let name): "‘\(phrase)’ has the slot {\(name)} twice; keep one of them"
        case .touchingSlots(let first, let second):
            "‘\(phrase)’ has nothing between {\(first)} and {\(second)}; write a word between them"
        case .unknownSlot(let name, []):
            "‘\(phrase)’ has the slot {\(name)}, but every parameter is set; write it without braces"
        case .unknownSlot(let name, let known):
            "‘\(phrase)’ has the slot {\(name)}, which is not a parameter; use "
                + "\(known.map { "{\($0)}" }.joined(separator: ", "))"
        case .taken(let other): "‘\(phrase)’ sounds like ‘\(other)’, which is there already; choose other words"
        }
    }
}
