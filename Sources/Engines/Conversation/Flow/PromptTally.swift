// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import SystemTexts

/// Counts questions, so that no conversation goes on forever.
struct PromptTally: Hashable {
    /// By parameter, since an answer last settled an element of it; the intent's own confirmation stands under the
    /// empty name.
    private var prompts: [String: Int] = [:]
    private var total = 0
    /// The elements of array parameters that were open when they were last resolved.
    private var openElements: [String: Int] = [:]

    /// Whether nothing was asked yet.
    var isEmpty: Bool { total == 0 }

    /// Counts a question.
    ///
    /// - Parameter label: What a person calls the parameter.
    /// - Returns: The failure if it was one question too many.
    mutating func count(_ name: String, about label: String, in context: ConversationContext) -> Failure? {
        let count = prompts[name, default: 0] + 1
        prompts[name] = count
        total += 1
        let most = context.limits.promptsPerParameter
        if count > most {
            let text: SystemText = name.isEmpty ? .tooManyPrompts : .tooManyPromptsAboutParameter
            return context.failure(
                .tooManyPrompts, context.say(text, ["parameter": label]),
                detail: name.isEmpty
                    ? "the confirmation was asked \(most) times without a clear answer"
                    : "‘\(name)’ was asked for \(most) times and is still not resolved; check its resolve method")
        }
        guard total > context.limits.prompts else { return nil }
        return context.failure(
            .tooManyPrompts, context.say(.tooManyPrompts),
            detail: "\(context.limits.prompts) questions were asked altogether")
    }

    /// Counts the open elements of an array parameter. An answer that settled one was no round in a circle, so the
    /// questions about the parameter are recounted.
    mutating func countOpen(_ count: Int, of name: String) {
        if let before = openElements[name], count < before { prompts[name] = nil }
        openElements[name] = count
    }
}
