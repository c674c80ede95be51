// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Opens addresses, each in the app that is there for it; those that mean shortcuts are run.
struct OpenURLAction: EffectAction {
    static let reaches: Set<ActionReach> = [.apps]
    static let definition = ActionDefinition("openurl", "Open URLs", [.input, .flag("Show-WFInput")])

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input("WFInput", "WFURL") }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let content = context.wholeContent(input)
        let addresses = try WebAddress.all(in: content, context.coercion)
        guard !addresses.isEmpty else {
            throw ShortcutFailure("there is no address to open", remedy: "give it one")
        }
        // What an address holds is shown; the others lead somewhere.
        var pages: [ContentItem] = []
        for address in addresses where DataAddress.isOne(address) {
            pages.append(ContentItem(.file(try DataAddress(address).file)))
        }
        let others = addresses.filter { !DataAddress.isOne($0) }
        guard !pages.isEmpty else { return Self.open(others, giving: content) }
        return .needs(.show(Presentation(.webPage, Content(pages)))) { result, _ throws(ShortcutFailure) in
            _ = try result.content()
            return others.isEmpty ? .done(content) : Self.open(others, giving: content)
        }
    }

    /// Those of shortcuts are run, one after the other; the others are opened together.
    private static func open(_ addresses: [String], giving content: Content) -> ActionStep {
        let others = addresses.filter { ShortcutAddress.plain($0) == nil }
        let shortcuts = addresses.compactMap { ShortcutAddress.plain($0) }
        guard !others.isEmpty else { return run(shortcuts[...], giving: content) }
        return .needs(.openURLs(others)) { result, _ throws(ShortcutFailure) in
            _ = try result.content()
            return run(shortcuts[...], giving: content)
        }
    }

    private static func run(_ shortcuts: ArraySlice<ShortcutAddress>, giving content: Content) -> ActionStep {
        guard let first = shortcuts.first else { return .done(content) }
        return first.step { _ in run(shortcuts.dropFirst(), giving: content) }
    }
}
