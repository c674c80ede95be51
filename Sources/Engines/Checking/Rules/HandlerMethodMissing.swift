// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds handlers that lack a method of their handling protocol.
struct HandlerMethodMissing: Rule {
    let about = RuleDescription(
        "handler-method-missing", .error, "a handler lacks a method of its protocol",
        explanation: "Xcode's handling protocols require handle, and a resolve method for each parameter that Siri "
            + "can ask for. Here each method has a default: without handle, every request fails; without a resolve "
            + "method, a value is accepted unchecked.",
        remedy: "Write the method, with a completion or async.")

    func findings(in project: CheckedProject) -> [Finding] {
        HandlerClass.all(in: project).flatMap { handler in
            handler.missing.map { method in
                finding(
                    at: handler.place,
                    "\(handler.type) has no \(method), which \(handler.intent)Handling requires",
                    remedy: "write it, with a completion or async")
            }
        }
    }
}
