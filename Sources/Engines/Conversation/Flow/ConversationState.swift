// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues

/// What a conversation waits for.
enum ConversationState: Hashable {
    case fresh
    /// The handler's default for a parameter.
    case defaulting(ParameterDeclaration)
    case resolving(ParameterDeclaration)
    /// The handler's options for a question.
    case listing(Question, Listing)
    case asking(Question)
    /// A file that answers a question, then further ones.
    case reading(Question, FileQueue)
    case confirming
    case askingToConfirm(Confirmation)
    case handling
    case finished

    /// What the options are asked for.
    enum Listing: Hashable {
        /// To be shown with the question, after a sentence.
        case offer(preface: String?)
        /// To find what the person's words mean.
        case find(words: String)
    }

    /// Files of one answer.
    struct FileQueue: Hashable {
        /// Without the one that is being read.
        var paths: [String]
        var values: [IntentValue]
    }

    var awaitsExtension: Bool {
        switch self {
        case .defaulting, .resolving, .listing, .confirming, .handling: true
        case .fresh, .asking, .reading, .askingToConfirm, .finished: false
        }
    }

    var awaitsAnswer: Bool {
        switch self {
        case .asking, .askingToConfirm: true
        default: false
        }
    }
}
