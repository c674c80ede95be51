// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

extension FuzzedReader {
    /// What a process writes to its socket: frames, and the messages in them.
    static let frames = FuzzedReader(name: "Frames", dictionary: "frames") { data in
        _ = accepted { () throws(FrameError) in
            var decoder = FrameDecoder()
            decoder.append(data)
            while let frame = try decoder.next() { try check(frame) }
            try decoder.finish()
        }
        // The same bytes as one message, so that the fuzzer need not find a length for each.
        try check(data)
    }

    private static func check(_ frame: Data) throws(FrameError) {
        if let file = accepted({ () throws(FrameError) in try FileFrame(frame: frame) }) ?? nil {
            _ = try FileFrame(frame: file.bytes.dropFirst(4))
        }
        try check(frame, as: MessageFromExtension.self)
        try check(frame, as: MessageFromApp.self)
    }

    private static func check<Message: WireMessage>(_ frame: Data, as kind: Message.Type) throws(FrameError) {
        guard let message = accepted({ () throws(FrameError) in try Message(frame: frame) }),
            let encoded = accepted({ () throws(FrameError) in try FrameEncoder.encode(message) })
        else { return }
        _ = try Message(frame: encoded.dropFirst(4))
    }
}
