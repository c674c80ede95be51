// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import BeckonSystem
package import Wire

/// What happens in the system without the device's doing.
package enum DeviceNews: Hashable, Sendable {
    /// An app has come to the front.
    case front(String)
    /// An app has left the front, and runs on.
    case left(String)
    /// An app's process is gone; the text says how where that is worth saying.
    case ended(String, text: String?)
    /// What the app shows is another picture than before, with these fields in it.
    case drew(String, fields: [ScreenField] = [])
    /// The screens on which apps ask for phrases, all of them.
    case phraseScreens([DevicePhraseScreen])
    /// Apps, actions or what is learned have changed.
    case changed
    /// An app asks for something that the person is to see.
    case call(Request)
    /// The shortcuts that run, all of them.
    case runs([DeviceRun])
    /// For the developer view.
    case activity(DeviceActivity)
}
