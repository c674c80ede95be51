// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Wire

/// What a conversation waits for.
enum ConversationState: Hashable, Sendable {
    case fresh
    /// The handler's default for a parameter.
    case defaulting(ParameterDeclaration)
    case resolving(ParameterDeclaration)
    /// The handler's options for a question.
    case listing(ParameterQuestion, Listing)
    case asking(ParameterQuestion)
    /// A file that answers a question; then those at further paths, with what was read before.
    case reading(ParameterQuestion, paths: [String], values: [IntentValue])
    case confirming
    case askingToConfirm(ConfirmationQuestion)
    case handling
    /// The app in front, and then what is to be done.
    case comingToFront(then: ConversationStep)
    case finished

    /// What the options are asked for.
    enum Listing: Hashable {
        /// To be shown with the question, after a sentence.
        case offer(preface: String?)
        /// To find what the person's words mean.
        case find(words: String)
        /// To find what the first of some words means; the others are searched for after it.
        case findEach(items: [String], found: [IntentValue])
        /// To find what the words mean that were said to a confirmation.
        case correct(words: String, ConfirmationQuestion)
    }

    var awaitsExtension: Bool {
        switch self {
        case .defaulting, .resolving, .listing, .confirming, .handling: true
        case .fresh, .asking, .reading, .askingToConfirm, .comingToFront, .finished: false
        }
    }

    var awaitsFront: Bool {
        if case .comingToFront = self { true } else { false }
    }
}
