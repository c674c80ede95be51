// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
package import Foundation
package import IntentValues
import Synchronization
package import Wire

/// The files that go to and from the system: each crosses once, before the first message that names it.
package final class LinkFiles: Sendable {
    private struct Received {
        var table = FileTable()
        /// What came with bytes that were not looked at yet.
        var file: OpenFile?
    }

    private static let readSize = 64 << 10

    private let connection: SystemConnection
    /// A lock of its own: contents that go while the other one is held are struck off here.
    private let sent = Mutex(SentFiles())
    private let received = Mutex(Received())

    package init(_ connection: SystemConnection) {
        self.connection = connection
    }

    /// Sends a message, and ahead of it the files that it names and the system has not had.
    ///
    /// - Throws: ``FrameError/badFile(reason:)`` where the content of one cannot be read; nothing is sent then.
    package func send(_ frame: OutgoingFrame) throws(FrameError) {
        guard !frame.files.isEmpty else { return connection.send(frame.bytes) }
        var descriptors: [FileDigest: Int32] = [:]
        for file in frame.files {
            do {
                descriptors[file.digest] = try file.storage.descriptor()
            } catch {
                throw .badFile(reason: "was to be sent cannot be read: \(error)")
            }
        }
        let new = sent.withLock { sent in
            let new = sent.add(frame.files)
            let pieces = new.map { file in
                SystemConnection.Piece(
                    bytes: FileFrame.comes(file.digest, size: file.size).bytes,
                    descriptor: descriptors[file.digest], storage: file.storage)
            }
            connection.send(pieces + [SystemConnection.Piece(bytes: frame.bytes)])
            return new
        }
        for file in new {
            file.whenGone { [weak self, digest = file.digest, id = ObjectIdentifier(file)] in
                self?.release(digest, id)
            }
        }
    }

    private func release(_ digest: FileDigest, _ id: ObjectIdentifier) {
        sent.withLock { sent in
            if sent.remove(digest, id) { connection.send(FileFrame.isReleased(digest).bytes) }
        }
    }

    /// What the system has sent and messages may name.
    package var table: FileTable { received.withLock(\.table) }

    /// Waits for the next message, and takes the files that come before it. To be called on one thread at a time.
    ///
    /// - Returns: The frame of the message; nil when the system has closed the connection between two frames.
    package func readFrame(into decoder: inout FrameDecoder) throws(FrameError) -> Data? {
        if let frame = try nextFrame(of: &decoder) { return frame }
        return try withUnsafeTemporaryAllocation(byteCount: Self.readSize, alignment: 1) {
            buffer throws(FrameError) -> Data? in
            while true {
                let (count, file) = connection.read(into: buffer)
                if let file { received.withLock { $0.file = file } }
                guard count > 0 else {
                    try decoder.finish()
                    return nil
                }
                decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                if let frame = try nextFrame(of: &decoder) { return frame }
            }
        }
    }

    /// Takes the frames of files up to the next message.
    private func nextFrame(of decoder: inout FrameDecoder) throws(FrameError) -> Data? {
        while let frame = try decoder.next() {
            switch try FileFrame(frame: frame) {
            case nil: return frame
            case .isReleased(let digest)?:
                received.withLock { $0.table.contents[digest] = nil }
            case .comes(let digest, let size)?:
                let file = received.withLock { received in
                    defer { received.file = nil }
                    return received.file
                }
                guard let file else { throw .badFile(reason: "was announced did not come") }
                let content = FileContent(digest: digest, size: size, storage: ReceivedFile(file))
                received.withLock { $0.table.contents[digest] = content }
            }
        }
        return nil
    }
}

/// A content that the system has sent, which no process can change.
private final class ReceivedFile: FileStorage {
    private let file: OpenFile

    init(_ file: OpenFile) { self.file = file }

    func descriptor() -> Int32 { file.number }
}
