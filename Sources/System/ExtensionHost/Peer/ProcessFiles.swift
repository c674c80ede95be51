// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import IntentValues
import Processes
import Synchronization
import Wire

/// The files that go to and from one process.
///
/// Each crosses the connection once, before the first message that names it, and may be named until the side
/// that sent it lets go of it: for what we send, when no value here holds its content any more.
final class ProcessFiles: Sendable {
    private struct Received {
        /// What the process has sent and not let go of.
        var table = FileTable()
        /// In bytes.
        var size = 0
        /// What came with bytes that were not looked at yet.
        var descriptor: OpenFile?
        /// A descriptor came before the one before it was announced.
        var hasTooMany = false
    }

    /// How many files of a process may be held at a time, and how many bytes of them.
    static let countLimit = 64
    static let sizeLimit = FileValue.sizeLimit

    /// A lock of its own: contents that go while the other one is held are struck off here.
    private let sent = Mutex(SentFiles())
    private let received = Mutex(Received())

    /// Sends a message, and ahead of it the files that it names and the process has not had.
    ///
    /// - Returns: False when the connection is closed and nothing arrived.
    /// - Throws: ``FrameError/badFile(reason:)`` where the content of one cannot be read.
    func send(_ frame: OutgoingFrame, to child: ChildProcess) throws(FrameError) -> Bool {
        guard !frame.files.isEmpty else { return child.send(frame.bytes) }
        // May take long, for what rests on the disk; so not under the lock.
        var descriptors: [FileDigest: Int32] = [:]
        for file in frame.files {
            do throws(FileBytesError) {
                descriptors[file.digest] = try file.openDescriptor()
            } catch {
                throw .badFile(reason: "was to be sent cannot be read: \(error)")
            }
        }
        let (isSent, new) = sent.withLock { sent in
            let new = sent.add(frame.files)
            let pieces = new.map { file in
                Connection.Piece(
                    FileFrame.comes(file.digest, size: file.size).bytes, descriptor: descriptors[file.digest],
                    owner: file.storage)
            }
            return (child.send(pieces + [Connection.Piece(frame.bytes)]), new)
        }
        for file in new { release(file, to: child) }
        return isSent
    }

    /// Lets the process know when nobody here holds the content any more.
    private func release(_ file: FileContent, to child: ChildProcess) {
        file.whenGone { [weak self, weak child, digest = file.digest, id = ObjectIdentifier(file)] in
            guard let self, let child else { return }
            sent.withLock { sent in
                if sent.remove(digest, id) { _ = child.send(FileFrame.isReleased(digest).bytes) }
            }
        }
    }

    /// Takes a descriptor, which the next bytes announce.
    func take(_ descriptor: OpenFile) {
        received.withLock { received in
            if received.descriptor == nil { received.descriptor = descriptor } else { received.hasTooMany = true }
        }
    }

    /// What the process has sent and may name.
    var table: FileTable { received.withLock(\.table) }

    /// Takes the frames of files up to the next message.
    ///
    /// - Returns: The frame of a message; nil while none has all arrived.
    /// - Throws: ``FrameError``, also for files that are not what was said of them.
    func nextFrame(of decoder: inout FrameDecoder) throws(FrameError) -> Data? {
        while let frame = try decoder.next() {
            guard let file = try FileFrame(frame: frame) else { return frame }
            try take(file)
        }
        let isUnannounced = received.withLock { $0.hasTooMany || ($0.descriptor != nil && decoder.isEmpty) }
        if isUnannounced { throw .badFile(reason: "was not announced; send each with the first byte of its frame") }
        return nil
    }

    /// The process is gone, and with it what it sent.
    func end() {
        sent.withLock { $0 = SentFiles() }
        received.withLock { $0 = Received() }
    }

    private func take(_ frame: FileFrame) throws(FrameError) {
        switch frame {
        case .isReleased(let digest): drop(digest)
        case .comes(let digest, let size):
            let (descriptor, isTooMuch) = received.withLock { received in
                defer { received.descriptor = nil }
                let isTooMuch =
                    received.table.contents.count >= Self.countLimit || received.size > Self.sizeLimit - size
                return (received.descriptor, isTooMuch)
            }
            guard let descriptor else { throw .badFile(reason: "was announced did not come") }
            guard !isTooMuch else {
                throw .badFile(
                    reason:
                        "is one more than the \(Self.countLimit), or beyond the \(Self.sizeLimit) bytes, that are held")
            }
            let content = try content(of: descriptor, digest, size)
            drop(digest)
            received.withLock { received in
                received.table.contents[digest] = content
                received.size += size
            }
        }
    }

    private func content(of descriptor: OpenFile, _ digest: FileDigest, _ size: Int) throws(FrameError) -> FileContent {
        // What it had from us it need not prove: nobody can have changed that.
        if let known = sent.withLock({ $0.content(of: digest) }), known.size == size, Self.isSame(descriptor, known) {
            return known
        }
        do throws(FileError) {
            return try SealedFile.content(sent: descriptor, as: digest, size: size)
        } catch {
            throw .badFile(reason: "\(error)")
        }
    }

    private static func isSame(_ descriptor: OpenFile, _ content: FileContent) -> Bool {
        do throws(FileBytesError) {
            return SealedFile.isSame(descriptor, as: try content.openDescriptor())
        } catch {
            return false
        }
    }

    private func drop(_ digest: FileDigest) {
        received.withLock { received in
            let content = received.table.contents.removeValue(forKey: digest)
            received.size -= content?.size ?? 0
        }
    }
}
