// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import IntentDefinition
import Sentences

/// `beckon intents`: what the installed apps can do.
enum IntentsCommand {
    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "intents", "lists the intents of the installed apps", takes: [AppArgument.only],
            examples: [Example("beckon intents Pizzeria", "lists one app's intents with their parameters")],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (language, terminal) = (session.language, session.terminal)
        let apps = try await session.apps()
        for app in apps where session.isJSON || !app.intents.isEmpty {
            let name = terminal.output.styled(app.name(in: language).isolated, .bold)
            session.tell(line: name + terminal.output.styled("  \(app.id)", .faint))
            try session.list(app.intents, none: nil, styling: [nil, .cyan, .faint]) { intent in
                intent.json(of: app, language: language)
            } cells: { intent in
                let parameters = intent.declaration.parameters.map { parameter in
                    // An App Intent has no definition file to look its types up in.
                    intent.declaration.kind == .app ? "\(parameter.name): \(parameter.kind)" : parameter.name
                }
                return ["  " + intent.title(in: language), intent.declaration.name, parameters.joined(separator: ", ")]
            }
        }
        if apps.allSatisfy(\.intents.isEmpty), !session.isJSON {
            terminal.errors.line(ListText(language).noIntents)
        }
        return .success
    }
}

extension ParameterDeclaration {
    /// Its type, as sources write it.
    fileprivate var kind: String {
        let single = isArray ? "[\(type.name)]" : type.name
        return isRequired ? single : single + "?"
    }
}
