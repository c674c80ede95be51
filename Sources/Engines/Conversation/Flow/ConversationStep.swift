// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Wire

/// What comes next in a conversation: its parts decide on it, and ``Conversation`` carries it out.
indirect enum ConversationStep: Hashable, Sendable {
    /// Reads words that came with the invocation.
    case read(String, ParameterDeclaration)
    /// Lets the handler look at a parameter.
    case resolve(ParameterDeclaration)
    /// Asks the handler what the parameter is to start with.
    case askForDefault(ParameterDeclaration)
    /// Every parameter is settled.
    case begin
    /// Says a question, after a sentence for this once.
    case put(ParameterQuestion, preface: String? = nil)
    /// Shows the next options of a question.
    case turnPage(ParameterQuestion)
    /// Lets the person pick one of the app's options, or name a value where none of them fits the parameter.
    case offer([IntentValue], ParameterDeclaration, element: Int? = nil, said: String? = nil, text: String? = nil)
    /// Asks the handler for options; `search` is the person's words, where the handler searches.
    case list(ParameterQuestion, ConversationState.Listing, search: String?)
    /// Reads the files that answer a question.
    case readFiles([String], ParameterQuestion)
    /// Takes values as the answer.
    case accept([IntentValue], ParameterQuestion)
    /// The person says yes to what was asked about a parameter.
    case agree(ParameterQuestion)
    /// The person says no to it.
    case refuse(ParameterQuestion)
    /// Puts values, and words still to be read, in the place of what parameters had.
    case correct(values: [String: IntentValue], words: [String: String])
    /// Asks whether to go on.
    case confirm(ConfirmationQuestion)
    /// Counts an answer that did not fit its question.
    case misunderstood(then: ConversationStep)
    /// Has the intent handled.
    case handle
    /// Lets the run continue with an answer; nil after a report.
    case resume(AnswerPayload?)
    /// Tells the person how far the run is, and lets it continue.
    case report(String)
    /// Brings the app to the front, for what comes then.
    case comeToFront(then: ConversationStep)
    /// Ends with the answer of what was done.
    case finish(ResponsePayload)
    /// Ends without an answer of the app.
    case fail(Failure)
}
