// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Opens addresses, each in the app that is there for it.
struct OpenURLAction: EffectAction {
    static let definition = ActionDefinition("openurl", "Open URLs", [.input, .flag("Show-WFInput")])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input("WFInput", "WFURL") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let content = context.wholeContent(input)
        let addresses = try WebAddress.all(in: content, context.coercion)
        guard !addresses.isEmpty else {
            throw ShortcutFailure("there is no address to open", remedy: "give it one")
        }
        return .needs(.openURLs(addresses), giving: content)
    }
}
