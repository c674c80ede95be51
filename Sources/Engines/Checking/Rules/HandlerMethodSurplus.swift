// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds resolve methods for what is not a parameter that is resolved.
struct HandlerMethodSurplus: Rule {
    let about = RuleDescription(
        "handler-method-surplus", .warning, "a resolve method belongs to no parameter",
        explanation: "A resolve method belongs to a parameter that Siri can ask for. If the parameter was renamed, "
            + "removed or disabled in the definition, the method is never called.",
        remedy: "Remove the method, or enable the parameter in the definition.")

    func findings(in project: CheckedProject) -> [Finding] {
        HandlerClass.all(in: project).flatMap { handler in
            handler.surplus.map { method in
                finding(
                    at: method.place,
                    "\(method.title) is never called: \(handler.intent) has no such parameter, or Siri cannot ask for "
                        + "it",
                    remedy: "remove it, or let Siri ask for the parameter")
            }
        }
    }
}
