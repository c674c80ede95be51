// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Foundation

/// Memory that a library of C writes into, up to a bound; used by one thread.
final class OutputSink {
    /// Stays at its place, as libraries keep its address.
    let pointer: UnsafeMutablePointer<beckon_sink>

    init(limit: Int) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(
            to: beckon_sink(bytes: nil, count: 0, capacity: 0, limit: max(limit, 0), overflowed: false))
    }

    deinit {
        free(pointer.pointee.bytes)
        pointer.deallocate()
    }

    /// Whether there was more than the bound.
    var hasOverflowed: Bool { pointer.pointee.overflowed }

    /// Gives away what was written; the sink is empty then.
    func take() -> Data {
        guard let bytes = pointer.pointee.bytes else { return Data() }
        let data = Data(bytesNoCopy: bytes, count: pointer.pointee.count, deallocator: .free)
        (pointer.pointee.bytes, pointer.pointee.count, pointer.pointee.capacity) = (nil, 0, 0)
        return data
    }
}
