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
        ], state: .partial("the app is opened as it is: what was done in it is told in a form of Apple's own"))

    private let app: Operand?
    private let input: Operand

    init(_ parameters: inout ParameterReader) {
        app = parameters.operand("AppBundleIdentifier")
        input = parameters.input()
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let app = context.text(app, default: "")
        guard !app.isEmpty else { throw ShortcutFailure("no app is named", remedy: "choose the one to open") }
        return .needs(.openApp(app), giving: context.content(input))
    }
}
