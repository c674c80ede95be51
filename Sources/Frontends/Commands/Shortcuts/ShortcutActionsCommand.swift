// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences
import Shortcuts
import SystemTexts

/// `beckon shortcut actions`: what shortcuts can do here, and what not.
enum ShortcutActionsCommand {
    static func list(_ session: Session) async throws -> ExitCode {
        let actions = ActionSupport.all
        if session.isJSON {
            for action in actions { try session.terminal.output.json(action.json) }
            return .success
        }
        let there = actions.filter(\.isThere)
        let rows = there.map {
            [$0.identifier, $0.title.text(in: session.language), $0.note?.text(in: session.language) ?? ""]
        }
        TextTable(rows).show(styling: [.faint, .bold], on: session.terminal.output)
        session.terminal.note(
            "\(there.count) actions are available; --json also lists the \(actions.count - there.count) that are not.")
        return .success
    }
}

extension ActionSupport {
    fileprivate var isThere: Bool { state == .done || state == .partial }

    /// As `--json` prints it: in English, as the documentation has it.
    fileprivate var json: JSONObject {
        [
            "identifier": identifier, "title": "\(title)", "state": state.rawValue,
            "note": note.map { "\($0)" },
            "category": category?.rawValue, "sentence": summary.map { "\($0.sentence)" },
            "output": summary?.output.map { "\($0)" },
            "parameters": parameters.isEmpty ? nil : parameters.map(\.json),
        ]
    }
}

extension ParameterDefinition {
    fileprivate var json: JSONObject {
        let words = ParameterWords.words(for: key)
        return [
            "key": key, "label": "\(words.label)", "kind": kind, "choices": choices?.values,
            "default": words.standard,
            "when": words.conditions.isEmpty ? nil : words.conditions.map(\.text),
        ]
    }
}
