// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ActionStep {
    /// Has something done outside; whatever that gives, the action gives this.
    static func needs(_ effect: Effect, giving content: Content) -> ActionStep {
        .needs(effect) { result, _ throws(ShortcutFailure) in
            _ = try result.content()
            return .done(content)
        }
    }

    /// Has several things done, one after the other, and gives what all of them gave.
    static func each(_ effects: [Effect]) -> ActionStep { each(effects[...], .nothing) }

    private static func each(_ effects: ArraySlice<Effect>, _ given: Content) -> ActionStep {
        guard let first = effects.first else { return .done(given) }
        return .needs(first) { result, _ throws(ShortcutFailure) in
            var given = given
            given.append(try result.content())
            return each(effects.dropFirst(), given)
        }
    }
}
