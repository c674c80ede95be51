// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant

/// What a person asks for.
package enum Request: Hashable, Sendable {
    /// In words; the narrowing says which apps are listened to.
    case say(String, to: Narrowing = .none)
    /// One intent of an app.
    case run(Candidate)
    /// What was done in an app before, by the number of the donated action. The words stand for the person's own.
    case again(Int, said: String)
    /// A shortcut of the person's.
    case shortcut(ShortcutCall)
    /// One that an app offers, to be added.
    case add(ShortcutAddition)
}
