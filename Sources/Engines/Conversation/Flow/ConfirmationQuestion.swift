// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// A question whether to go on, with what is needed to understand its answer.
struct ConfirmationQuestion: Hashable {
    /// What the person sees.
    var shown: Confirmation
    /// What the run of an App Intent asks; nil before anything runs.
    var run: Run?
    /// Whether the last answer was not understood: it may have been another value.
    var isDoubted = false

    /// The label of a button, from 0.
    func label(at index: Int) -> String? {
        shown.buttons.indices.contains(index) ? shown.buttons[index] : nil
    }

    /// A confirmation that a run has asked for.
    struct Run: Hashable {
        /// The question itself, without what was said of the last answer.
        var text: String
        /// The app's own words for its buttons.
        var buttons: QuestionPayload.Buttons
        /// Whether the app comes to the front once the person agrees.
        var isToComeToFront: Bool

        /// Whether the person agrees, in the app's own words; nil if they say neither.
        func meaning(of words: String) -> Bool? {
            func names(_ texts: [String]) -> [OptionMatcher.Candidate] {
                texts.map { OptionMatcher.Candidate(value: .boolean(true), names: [$0]) }
            }
            if !OptionMatcher(candidates: names(buttons.agree)).exact(words).isEmpty { return true }
            return OptionMatcher(candidates: names(buttons.refuse)).exact(words).isEmpty ? nil : false
        }
    }
}
