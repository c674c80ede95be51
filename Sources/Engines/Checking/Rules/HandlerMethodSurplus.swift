// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds resolve methods for what is no parameter that is resolved.
struct HandlerMethodSurplus: Rule {
    let about = RuleDescription(
        "handler-method-surplus", .warning, "a resolve method belongs to no parameter",
        explanation: "A resolve method is called for a parameter of the intent that can be asked for. One that was "
            + "renamed, removed or switched off in the definition leaves a method behind that is never called.",
        remedy: "Remove the method, or let the parameter be asked for in the definition.")

    func findings(in project: CheckedProject) -> [Finding] {
        HandlerClass.all(in: project).flatMap { handler in
            handler.surplus.map { method in
                finding(
                    at: method.place,
                    "\(method.title) is never called: \(handler.intent) has no such parameter, or none that is asked for",
                    remedy: "remove it, or let Siri ask for the parameter")
            }
        }
    }
}
