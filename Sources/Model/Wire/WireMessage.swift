// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One frame's content between the system and a process it started.
///
/// The process speaks first with ``hello``. An extension is asked requests, an
/// app is told events; both are numbered by the system. Replies carry the
/// request's number and may come in any order. The other way round, a process makes calls with numbers of its own, before its
/// hello too, and the system gives each its result.
package enum WireMessage: Hashable, Sendable {
    /// From the process once it is ready.
    ///
    /// An app that has a screen says so; another is never asked for one, and gets no touches.
    case hello(version: Int, hasScreen: Bool = false)
    case request(id: Int, ExtensionRequest)
    case reply(id: Int, ExtensionReply)
    /// What the extension has drawn, right after the reply that tells of it, or what an app shows, with the number
    /// of the ``screen(id:_:)``. The one message that is not JSON.
    case pixels(id: Int, PanelPixels)
    /// A mistake of the extension's code that did not stop it, in one sentence:
    /// a completion called twice, say.
    case fault(id: Int, text: String)
    /// From the system to an app.
    case event(id: Int, AppEvent)
    /// From an app that has dealt with the event, and is now in this state.
    case done(id: Int, AppState)
    /// From an app whose method for an item has returned; the item is its own from now on. The flag says
    /// whether there was such a method, and it did not decline.
    case delivered(id: Int, handled: Bool)
    /// From an app that has begun work which is to go on in the background, or has ended the last of it.
    case busy(Bool)
    /// From the system to an app that has a screen. The numbers are apart from those of events, and grow.
    case screen(id: Int, ScreenRequest)
    /// From an app, right before the pixels of that number: the fields in the picture. Without it there are none.
    case fields(id: Int, [ScreenField])
    /// From the system to the app in front.
    case touch(TouchPayload)
    /// From the system to the app in front, about a field that it has told of.
    case typing(TypingPayload)
    /// From a process to the system.
    case call(id: Int, SystemCall)
    /// From the system, with the call's number.
    case result(id: Int, SystemResult)
}
