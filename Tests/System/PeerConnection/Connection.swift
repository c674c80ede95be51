// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
package import Wire

/// A process's own descriptor to the system.
package let systemDescriptor: Int32 = 3

package typealias ExtensionConnection = Connection<MessageFromExtension, MessageToExtension>
package typealias AppConnection = Connection<MessageFromApp, MessageToApp>

/// The peers' side of it, read and written in the simplest way there is.
package struct Connection<Said: MessageFromProcess, Heard: MessageToProcess> {

    private var decoder = FrameDecoder()
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    package init() {}

    package func send(_ message: Said) throws {
        send(try FrameEncoder.encode(message))
    }

    /// Ends the process where the system is gone.
    package func send(_ bytes: Data) {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = Glibc.write(systemDescriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
                if count <= 0 { exit(0) }
                sent += count
            }
        }
    }

    /// The next message, or nil at the end of the connection.
    package mutating func receive() throws -> Heard? {
        while true {
            if let frame = try decoder.next() { return try Heard(frame: frame) }
            let count = Glibc.read(systemDescriptor, &buffer, buffer.count)
            if count <= 0 { return nil }
            buffer.withUnsafeBytes { decoder.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }
}
