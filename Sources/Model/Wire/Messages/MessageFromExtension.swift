// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What an extension says to the system, in a frame each.
///
/// It speaks first with ``hello(version:)``; it may make calls before. Replies carry the request's number and may
/// come in any order.
package enum MessageFromExtension: MessageFromProcess, Hashable {
    /// Once the process is ready.
    case hello(version: Int)
    case reply(id: Int, ExtensionReply)
    /// What the extension has drawn, right after the reply that reports it. Not JSON.
    case pixels(id: Int, PanelPixels)
    /// A mistake of the extension's code that did not stop it, in one sentence:
    /// a completion called twice, say.
    case fault(id: Int, text: String)
    /// With a number of the process's own choosing.
    case call(id: Int, AnySystemCall)

    private enum CodingKeys: CodingKey {
        case hello, reply, fault, call
    }

    package var version: Int? {
        if case .hello(let version) = self { version } else { nil }
    }

    package var call: (id: Int, AnySystemCall)? {
        if case .call(let id, let call) = self { (id, call) } else { nil }
    }

    package static func shown(in frame: Data) throws(FrameError) -> MessageFromExtension? {
        guard NumberedFrame.pixels.begins(frame) else { return nil }
        let (id, content) = try NumberedFrame.pixels.read(frame)
        return .pixels(id: id, try PanelPixels(content: content))
    }

    package var numbered: (NumberedFrame, id: Int, parts: [Data])? {
        if case .pixels(let id, let pixels) = self { (.pixels, id, pixels.parts) } else { nil }
    }
}
