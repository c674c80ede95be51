// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds extensions that give an intent to an object that cannot handle it.
struct HandlerUnsuitable: Rule {
    let about = RuleDescription(
        "handler-unsuitable", .error, "handler(for:) returns an object that does not handle the intent",
        explanation: "The object that handler(for:) returns must conform to the intent's handling protocol. Otherwise "
            + "every request fails.",
        remedy: "Return a handler for the intent, or make the class conform to its handling protocol.")

    func findings(in project: CheckedProject) -> [Finding] {
        let intents = Set(project.customIntents.keys)
        guard project.knowsAllSources, !intents.isEmpty, project.words.words.contains("handler") else { return [] }
        let bodies = TypeBodies(project.sources)
        return project.parts.filter { $0.kind == .intentsExtension && !$0.hasOpenIntents }.flatMap { part in
            let supported = Set(part.supportedIntents.map(\.text)).intersection(intents)
            return part.sources.flatMap { project.sources[$0].handlerChoices(among: intents) }.flatMap { choice in
                (choice.intents ?? supported).intersection(supported).sorted()
                    .filter { isUnsuitable(choice.type, for: $0, bodies, intents) }
                    .map { finding(of: choice, for: $0) }
            }
        }
    }

    private func finding(of choice: HandlerChoice, for intent: String) -> Finding {
        finding(
            at: choice.place,
            "\(choice.type) is returned for \(intent) but does not conform to \(intent)Handling",
            remedy: "return a handler for \(intent), or make \(choice.type) conform to \(intent)Handling")
    }

    /// Whether it is certain that a type does not conform: all that it inherits is known.
    private func isUnsuitable(
        _ type: String, for intent: String, _ bodies: TypeBodies, _ intents: Set<String>
    ) -> Bool {
        guard bodies.bodies[type] != nil else { return false }
        let reach = bodies.reach(of: type)
        guard !reach.names.contains(intent + "Handling") else { return false }
        return reach.unknown.allSatisfy { HandlerClass.isHarmless($0, among: intents) }
    }
}
