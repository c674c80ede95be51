// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension WireMessage {
    /// Reads a frame that ``FrameDecoder/next()`` gave.
    ///
    /// The bytes may come from a hostile peer: depth and number of values are bounded. May be called on
    /// any thread.
    ///
    /// - Throws: ``FrameError`` naming the place, also for the hello of another version.
    package init(frame: Data) throws(FrameError) {
        var reader = JSONReader(frame)
        let message = try WireMessage(from: &reader)
        try reader.finish()
        if case .hello(let version, _) = message, version != WireVersion.current {
            throw .unsupportedVersion(version, supported: WireVersion.current)
        }
        self = message
    }
}
