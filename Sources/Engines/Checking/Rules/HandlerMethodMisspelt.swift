// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds methods of handlers whose names are nearly those of their protocol.
struct HandlerMethodMisspelt: Rule {
    let about = RuleDescription(
        "handler-method-misspelt", .error, "a handler's method is misspelled",
        explanation: "Every method of a handling protocol has a default here. The compiler therefore accepts a "
            + "misspelled method, which is never called.",
        remedy: "Use the protocol's spelling.")

    func findings(in project: CheckedProject) -> [Finding] {
        HandlerClass.all(in: project).flatMap { handler in
            handler.misspelt.map { method, written, meant in
                finding(
                    at: method.place, "\(written) is not a method of \(handler.intent)Handling",
                    remedy: "did you mean \(meant)?")
            }
        }
    }
}
