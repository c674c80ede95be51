// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an app says to the system, in a frame each.
///
/// It speaks first with ``hello(version:hasScreen:)``; it may make calls before.
package enum MessageFromApp: MessageFromProcess, Hashable {
    /// Once the process is ready.
    ///
    /// An app that has a screen says so; another is never asked for one, and gets no touches.
    case hello(version: Int, hasScreen: Bool)
    /// The app has dealt with the event, and is now in this state.
    case done(id: Int, AppState)
    /// The app's method for an item has returned; the item is its own from now on. The flag says
    /// whether there was such a method, and it did not decline.
    case delivered(id: Int, handled: Bool)
    /// The answer to a request; they may come in any order.
    case reply(id: Int, ExtensionReply)
    /// A mistake of the app's code over a request that did not stop it, in one sentence.
    case fault(id: Int, text: String)
    /// Work has begun which is to go on in the background, or the last of it has ended.
    case busy(Bool)
    /// Right before the layers of that number: the fields in them. Without it there are none.
    case fields(id: Int, [ScreenField])
    /// What has changed on the app's screen since it last told, with the number of who asked for it. Not JSON.
    case layers(id: Int, ScreenLayers)
    /// With a number of the process's own choosing.
    case call(id: Int, AnySystemCall)

    private enum CodingKeys: CodingKey {
        case hello, done, delivered, reply, fault, busy, fields, call
    }

    package var version: Int? {
        if case .hello(let version, _) = self { version } else { nil }
    }

    package var call: (id: Int, AnySystemCall)? {
        if case .call(let id, let call) = self { (id, call) } else { nil }
    }

    package static func shown(in frame: Data) throws(FrameError) -> MessageFromApp? {
        guard NumberedFrame.layers.begins(frame) else { return nil }
        let (id, content) = try NumberedFrame.layers.read(frame)
        return .layers(id: id, try ScreenLayers(content: content))
    }

    package var numbered: (NumberedFrame, id: Int, parts: [Data])? {
        if case .layers(let id, let layers) = self { (.layers, id, layers.parts) } else { nil }
    }
}
