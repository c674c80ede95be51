// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds methods of handlers that never mention the completion they are given.
struct CompletionForgotten: Rule {
    let about = RuleDescription(
        "completion-forgotten", .error, "a handler's method never calls its completion",
        explanation: "The system waits for the completion of a handler's method. One that is never called ends the "
            + "conversation with an error.",
        remedy: "Call the completion on every path through the method.")

    func findings(in project: CheckedProject) -> [Finding] {
        HandlerClass.all(in: project).flatMap { handler in
            handler.silent.map { method in
                finding(
                    at: method.place, "\(method.fullTitle) never calls its completion",
                    remedy: "call it on every path through the method")
            }
        }
    }
}
