// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The bytes of all files in one message, one file after another. They travel beside the message's text.
package final class FilePack: Sendable {
    private struct Contents {
        var pieces: [Data]
        var size: Int
        /// How many bytes no file was made of so far.
        var unread: Int
    }

    /// The pack of the message that the current task writes or reads; nil outside of messages.
    @TaskLocal package static var current: FilePack?

    private let contents: Mutex<Contents>

    /// - Parameter bytes: What came beside a message that is to be read; nothing for one that is to be written.
    package init(_ bytes: Data = Data()) {
        contents = Mutex(Contents(pieces: [bytes], size: bytes.count, unread: bytes.count))
    }

    /// The bytes, piece by piece in their order.
    package var pieces: [Data] { contents.withLock(\.pieces) }

    /// How many bytes there are.
    package var size: Int { contents.withLock(\.size) }

    /// Adds the bytes of a file.
    ///
    /// - Returns: Where they start in the pack.
    func add(_ data: Data) -> Int {
        contents.withLock { contents in
            defer { contents.size += data.count }
            contents.pieces.append(data)
            return contents.size
        }
    }

    /// Copies a file's bytes out of the pack that came.
    ///
    /// - Returns: Nil if the pack does not have them, or if all files together would have more bytes than the pack. So a
    ///   short message cannot fill the memory by naming the same bytes again and again.
    func bytes(at start: Int, size: Int) -> Data? {
        contents.withLock { contents in
            guard let whole = contents.pieces.first, start >= 0, (0...contents.unread).contains(size),
                start <= whole.count - size
            else { return nil }
            contents.unread -= size
            return whole.withUnsafeBytes { Data(UnsafeRawBufferPointer(rebasing: $0[start..<start + size])) }
        }
    }
}
