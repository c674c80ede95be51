// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import IntentValues
import Synchronization
import Wire

/// The files that go to and from the system: each crosses once, before the first message that names it.
final class LinkFiles: Sendable {
    private struct State {
        var sent = SentFiles()
        var received = FileTable()
        /// What came with bytes that were not looked at yet.
        var file: OpenFile?
    }

    private let connection: SystemConnection
    private let state = Mutex(State())

    init(_ connection: SystemConnection) {
        self.connection = connection
    }

    /// Sends a message, and ahead of it the files that it names and the system has not had.
    ///
    /// - Throws: ``FrameError/badFile(reason:)`` where the content of one cannot be read; nothing is sent then.
    func send(_ frame: OutgoingFrame) throws(FrameError) {
        guard !frame.files.isEmpty else { return connection.send(frame.bytes) }
        var descriptors: [FileDigest: Int32] = [:]
        for file in frame.files {
            do {
                descriptors[file.digest] = try file.storage.descriptor()
            } catch {
                throw .badFile(reason: "was to be sent cannot be read: \(error)")
            }
        }
        let new = state.withLock { state in
            let new = state.sent.add(frame.files)
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
        state.withLock { state in
            if state.sent.remove(digest, id) { connection.send(FileFrame.isReleased(digest).bytes) }
        }
    }

    /// Takes a file that the next bytes announce.
    func take(_ file: OpenFile) {
        state.withLock { $0.file = file }
    }

    /// What the system has sent and messages may name.
    var table: FileTable { state.withLock { $0.received } }

    /// Takes the frames of files up to the next message.
    func nextFrame(of decoder: inout FrameDecoder) throws(FrameError) -> Data? {
        while let frame = try decoder.next() {
            switch try FileFrame(frame: frame) {
            case nil: return frame
            case .isReleased(let digest)?:
                // Not under the lock: contents tell when they go.
                _ = state.withLock { $0.received.contents.removeValue(forKey: digest) }
            case .comes(let digest, let size)?:
                let file = state.withLock { state in
                    defer { state.file = nil }
                    return state.file
                }
                guard let file else { throw .badFile(reason: "was announced did not come") }
                let content = FileContent(digest: digest, size: size, storage: ReceivedFile(file))
                _ = state.withLock { $0.received.contents.updateValue(content, forKey: digest) }
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
