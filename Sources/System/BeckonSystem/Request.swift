// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant

/// A person's request.
package enum Request: Hashable, Sendable {
    /// A sentence, and the apps that may handle it.
    case say(String, to: Narrowing = .none)
    /// One intent of an app.
    case run(Candidate)
    /// A donated action, by its number, and the words to show as the person's.
    case again(Int, said: String)
    /// One of the person's shortcuts.
    case shortcut(ShortcutCall)
    /// A shortcut that an app offers to add.
    case add(ShortcutAddition)
}
