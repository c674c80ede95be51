// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// What is said of a file's content before a message names it, and once none will any more.
///
/// ```
/// content = 00 03 00 00, size (8 bytes, big-endian), digest (32 bytes)      a file comes
/// content = 00 04 00 00, 0 (8 bytes), digest (32 bytes)                     a file is let go of
/// ```
///
/// With the first byte of the frame of a file that comes, its length field's, a descriptor of the file comes.
package enum FileFrame: Hashable, Sendable {
    case comes(FileDigest, size: Int)
    case isReleased(FileDigest)

    /// - Parameter frame: As ``FrameDecoder/next()`` gave it; another one gives nil.
    /// - Throws: ``FrameError/notMessage(place:reason:)``.
    package init?(frame: Data) throws(FrameError) {
        if NumberedFrame.file.begins(frame) {
            let (size, content) = try NumberedFrame.file.read(frame)
            guard (0...FileValue.sizeLimit).contains(size) else {
                throw .notMessage(place: "file", reason: "a file has at most \(FileValue.sizeLimit) bytes")
            }
            self = .comes(try Self.digest(content), size: size)
        } else if NumberedFrame.release.begins(frame) {
            self = .isReleased(try Self.digest(try NumberedFrame.release.read(frame).content))
        } else {
            return nil
        }
    }

    /// The frame with its length in front.
    package var bytes: Data {
        let (kind, number, digest) =
            switch self {
            case .comes(let digest, let size): (NumberedFrame.file, size, digest)
            case .isReleased(let digest): (NumberedFrame.release, 0, digest)
            }
        do throws(FrameError) {
            return try kind.frame(id: number, [digest.bytes])
        } catch {
            preconditionFailure("44 bytes fit into a frame")
        }
    }

    private static func digest(_ content: Data) throws(FrameError) -> FileDigest {
        guard let digest = FileDigest(bytes: content) else {
            throw .notMessage(place: "file", reason: "a digest has \(FileDigest.byteCount) bytes")
        }
        return digest
    }
}
