// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Wire

/// What happens in the system without the device's doing.
enum DeviceNews: Hashable, Sendable {
    /// An app has come to the front.
    case front(String)
    /// An app has left the front, and runs on.
    case left(String)
    /// An app's process is gone.
    case ended(String)
    /// What the app shows is another picture than before, with these fields in it.
    case drew(String, fields: [ScreenField] = [])
    /// The screens on which apps ask for phrases, all of them.
    case phraseScreens([ShownPhraseScreen])
    /// Apps, actions or what is learned have changed.
    case changed
    /// An app asks for something that the person is to see.
    case call(Request)
    /// The shortcuts that run, all of them.
    case runs([ShownRun])
    /// For the developer view.
    case activity(DeviceActivity)
}
