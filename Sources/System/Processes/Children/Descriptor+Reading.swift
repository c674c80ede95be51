// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Glibc

extension Descriptor {
    /// What one look at a descriptor gave.
    enum Arrival {
        case bytes(Int)
        case nothingYet
        case closed
    }

    /// Reads what is there, without waiting, into the buffer.
    static func read(_ raw: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Arrival {
        while true {
            let count = Glibc.read(raw, buffer.baseAddress, buffer.count)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .closed }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .nothingYet : .closed
        }
    }
}
