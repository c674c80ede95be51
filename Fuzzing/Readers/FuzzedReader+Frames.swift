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
        guard let message = accepted({ () throws(FrameError) in try WireMessage(frame: frame) }),
            let encoded = accepted({ () throws(FrameError) in try FrameEncoder.encode(message) })
        else { return }
        _ = try WireMessage(frame: encoded.dropFirst(4))
    }
}
