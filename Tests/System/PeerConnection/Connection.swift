// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import FileBytes
package import Foundation
import Glibc
import IntentValues
package import Wire

/// A process's own descriptor to the system.
package let systemDescriptor: Int32 = 3

package typealias ExtensionConnection = Connection<MessageFromExtension, MessageToExtension>
package typealias AppConnection = Connection<MessageFromApp, MessageToApp>

/// The peers' side of it, read and written in the simplest way there is.
package struct Connection<Said: CallingMessage, Heard: MessageToProcess> {

    private var decoder = FrameDecoder()
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    /// What came with bytes that were not looked at yet.
    private var file: OpenFile?
    private var files = FileTable()
    /// How many files have come.
    package private(set) var fileCount = 0

    package init() {}

    /// Sends a message, and ahead of it each time the files that it names.
    package func send(_ message: Said) throws {
        let frame = try FrameEncoder.outgoing(message)
        for file in frame.files {
            send(FileFrame.comes(file.digest, size: file.size).bytes, descriptor: try file.storage.descriptor())
        }
        send(frame.bytes)
    }

    /// Ends the process where the system is gone.
    package func send(_ bytes: Data) {
        send(bytes, descriptor: -1)
    }

    /// The same with a descriptor, unless that is -1.
    package func send(_ bytes: Data, descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = beckon_send(
                    systemDescriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent,
                    sent == 0 ? descriptor : -1, 0)
                if count <= 0 { exit(0) }
                sent += count
            }
        }
    }

    /// The next message, or nil at the end of the connection.
    package mutating func receive() throws -> Heard? {
        while true {
            while let frame = try decoder.next() {
                guard let file = try FileFrame(frame: frame) else { return try Heard(frame: frame, files: files) }
                note(file)
            }
            var descriptor: Int32 = -1
            let count = beckon_receive(systemDescriptor, &buffer, buffer.count, &descriptor)
            if count <= 0 { return nil }
            if descriptor >= 0 { file = OpenFile(owning: descriptor) }
            buffer.withUnsafeBytes { decoder.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    private mutating func note(_ frame: FileFrame) {
        switch frame {
        case .isReleased(let digest): files.contents[digest] = nil
        case .comes(let digest, let size):
            guard let file else { exit(7) }
            files.contents[digest] = FileContent(digest: digest, size: size, storage: PeerFile(file))
            self.file = nil
            fileCount += 1
        }
    }
}

/// A file that the system has sent.
private final class PeerFile: FileStorage {
    private let file: OpenFile

    init(_ file: OpenFile) {
        self.file = file
    }

    func descriptor() -> Int32 { file.number }
}
