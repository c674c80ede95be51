// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// What processes of one kind say to the system. Some say hello, make calls, and send what they show.
package protocol MessageFromProcess: WireMessage {
    /// What the process shows, of a frame that holds it; nil for any other frame.
    ///
    /// - Throws: ``FrameError`` where it is one, and does not fit.
    static func shown(in frame: Data) throws(FrameError) -> Self?
    /// Of the protocol, where this is a hello.
    var version: Int? { get }
    /// The call and its number, where it is that.
    var call: (id: Int, AnySystemCall)? { get }
}

extension MessageFromProcess {
    package init(frame: Data, files: FileTable?) throws(FrameError) {
        if let shown = try Self.shown(in: frame) {
            self = shown
            return
        }
        self = try Self.decoded(frame, files)
        guard let version, version != WireVersion.current else { return }
        throw .unsupportedVersion(version, supported: WireVersion.current)
    }
}
