// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// What processes of one kind say to the system. Each says hello, makes calls, and may send pixels.
package protocol MessageFromProcess: WireMessage {
    static func call(id: Int, _ call: AnySystemCall) -> Self
    static func pixels(id: Int, _ pixels: PanelPixels) -> Self
    /// Of the protocol, where this is a hello.
    var version: Int? { get }
    /// The call and its number, where it is that.
    var call: (id: Int, AnySystemCall)? { get }
    /// The pixels and the number of the request, where it is those.
    var pixels: (id: Int, PanelPixels)? { get }
}

extension MessageFromProcess {
    package init(frame: Data, files: FileTable?) throws(FrameError) {
        if NumberedFrame.pixels.begins(frame) {
            let (id, content) = try NumberedFrame.pixels.read(frame)
            self = .pixels(id: id, try PanelPixels(content: content))
            return
        }
        self = try Self.decoded(frame, files)
        guard let version, version != WireVersion.current else { return }
        throw .unsupportedVersion(version, supported: WireVersion.current)
    }

    package var numbered: (NumberedFrame, id: Int, parts: [Data])? {
        pixels.map { (.pixels, $0.id, $0.1.parts) }
    }
}
