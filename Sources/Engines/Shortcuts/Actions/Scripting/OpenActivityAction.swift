// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Opens an app where something was done in it.
struct OpenActivityAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition(
        "useractivity.open", "Open Activity",
        [
            .text("AppBundleIdentifier"), ParameterDefinition("UserActivityData", "data"),
            .text("UserActivitySubtitle"),
        ], state: .partial("opens the app without its activity, which has Apple's private format"))

    private let app: Operand?
    private let input: Operand

    init(_ parameters: inout ParameterReader) {
        app = parameters.operand("AppBundleIdentifier")
        input = parameters.input()
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let app = context.text(app, default: "")
        guard !app.isEmpty else { throw ShortcutFailure("no app is named", remedy: "choose the app to open") }
        return .needs(.openApp(app), giving: context.content(input))
    }
}
