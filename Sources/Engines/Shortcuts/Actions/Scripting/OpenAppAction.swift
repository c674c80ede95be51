// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Opens an app.
struct OpenAppAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition(
        "openapp", "Open App", [.text("WFAppIdentifier"), ParameterDefinition("WFSelectedApp", "app")],
        state: .partial("opens an Apple app only if an app of the same name is installed"))

    private let app: Operand?
    private let input: Operand

    init(_ parameters: inout ParameterReader) {
        if let selected = parameters.record("WFSelectedApp") {
            let name = selected.string("BundleIdentifier") ?? selected.string("Name")
            app = name.map { .constant(.text($0)) } ?? parameters.operand("WFAppIdentifier")
        } else {
            app = parameters.operand("WFSelectedApp") ?? parameters.operand("WFAppIdentifier")
        }
        input = parameters.input()
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let app = context.text(app, default: "")
        guard !app.isEmpty else { throw ShortcutFailure("no app is named", remedy: "choose the app to open") }
        return .needs(.openApp(app), giving: context.content(input))
    }
}
