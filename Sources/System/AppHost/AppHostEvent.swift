// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes
package import Sentences
package import Wire

/// What the host tells anyone who watches it. Each names the app's bundle identifier.
package enum AppHostEvent: Hashable, Sendable {
    /// A line of the app's output, without its end and without control characters.
    case printed(identifier: String, line: String, channel: OutputChannel)
    /// The app has come to another place in its life.
    case changed(RunningApp)
    /// The app's process is gone, in order or closed by somebody, or else for a reason that its developer should look
    /// into; the text says how and why, in one sentence.
    case ended(identifier: String, isProblem: Bool, text: Sentence)
    /// The app's method for the item has returned; the item is the app's own.
    case delivered(identifier: String, id: Int, isHandled: Bool)
    /// The app shows something else than before, with these fields; the number counts what it has shown.
    case drew(identifier: String, number: Int, fields: [ScreenField] = [])
    /// Something a developer should hear about: an item that was set aside, a message that belongs to nothing.
    case problem(identifier: String, text: Sentence)
}
