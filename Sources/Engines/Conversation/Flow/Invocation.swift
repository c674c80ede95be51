// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// An intent and its known values at the start of a conversation.
package struct Invocation: Hashable, Sendable {
    /// By parameter name: values that are values already, from a donation or a shortcut's earlier action.
    package var values: [String: IntentValue]
    /// By parameter name: words still to be read, from a phrase's slot or the
    /// command line. Each is treated like an answer to the question for its
    /// parameter: matched to the handler's options, read from disk when the
    /// parameter is a file, asked again when it can't be read.
    package var texts: [String: String]
    /// What the action is to find that finds an app's things, besides what values and words say.
    package var search: EntitySearch?
    package var identifier: String?
    package var suggestedInvocationPhrase: String?
    /// Whether it was taken to be meant, and not said clearly.
    package var isGuessed = false

    package init(
        values: [String: IntentValue] = [:], texts: [String: String] = [:], identifier: String? = nil,
        suggestedInvocationPhrase: String? = nil
    ) {
        self.values = values
        self.texts = texts
        self.identifier = identifier
        self.suggestedInvocationPhrase = suggestedInvocationPhrase
    }
}
