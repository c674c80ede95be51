// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CArchive
import Foundation

/// What a writer of archives has written, up to a bound.
final class ArchiveCollector {
    private let mostBytes: Int
    private(set) var data = Data()
    private(set) var isFull = false

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    /// Has the writer write here; this has to live until it is closed.
    func open(_ writer: OpaquePointer) -> Int32 {
        archive_write_open(
            writer, Unmanaged.passUnretained(self).toOpaque(), nil,
            { _, context, bytes, count in
                guard let context, let bytes else { return -1 }
                return Unmanaged<ArchiveCollector>.fromOpaque(context).takeUnretainedValue().append(bytes, count)
            }, nil)
    }

    private func append(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        guard !isFull, count <= mostBytes - data.count else {
            isFull = true
            return -1
        }
        data.append(bytes.assumingMemoryBound(to: UInt8.self), count: count)
        return count
    }
}
