// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux

/// What happens to the memory that a large message has needed.
///
/// glibc learns from blocks that come and go: after a message of 16 MiB it keeps up to 64 MiB for the next in each of
/// its arenas, of which a process of 16 threads has 16. Told once how large a block may be, it learns no more.
package enum LargeBlocks {
    /// From this size on a block is mapped by itself and given back as soon as it is freed, in bytes; smaller than a
    /// picture of a whole screen, larger than a panel's.
    private static let size: Int32 = 1 << 20

    /// For the whole process, and best before it has threads.
    package static func giveBack() {
        mallopt(M_MMAP_THRESHOLD, size)
        mallopt(M_TRIM_THRESHOLD, 4 * size)
    }
}
