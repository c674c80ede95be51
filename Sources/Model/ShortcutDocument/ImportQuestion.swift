// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import PropertyLists

/// What a person is asked before a shortcut is added: a value that each of them has another of.
package struct ImportQuestion: Sendable {
    /// Which action the answer is for, from 0.
    package var action: Int
    /// Which of its parameters.
    package var parameter: String
    package var text: String
    /// What stands there until it is answered; nil if nothing does.
    package var defaultValue: PropertyListNode.Content?

    init?(_ properties: ShortcutDictionary) {
        guard let action = properties.integer("ActionIndex"), let parameter = properties.string("ParameterKey")
        else { return nil }
        self.action = action
        self.parameter = parameter
        text = properties.string("Text") ?? ""
        defaultValue = properties["DefaultValue"]
    }

    /// The default where it is a text that a person can be shown.
    package var defaultText: String? {
        if case .string(let text)? = defaultValue { text } else { nil }
    }
}

extension ShortcutDocument {
    /// The shortcut with an answer where its question asks for it; the same where that place is missing.
    package func answering(_ question: ImportQuestion, with answer: String) -> ShortcutDocument {
        guard actions.indices.contains(question.action) else { return self }
        var copy = self
        copy.actions[question.action].parameters[question.parameter] = .string(answer)
        return copy
    }

    /// The shortcut as its questions find it: what somebody answered is not in it.
    package var unanswered: ShortcutDocument {
        var copy = self
        for question in importQuestions where actions.indices.contains(question.action) {
            copy.actions[question.action].parameters[question.parameter] = question.defaultValue ?? .string("")
        }
        return copy
    }
}
