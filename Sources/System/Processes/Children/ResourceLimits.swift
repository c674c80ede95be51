// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux

/// What a process may take of the machine; nil leaves a limit as it is.
///
/// The limits hold from the program's first instruction and for every process
/// it starts. The kernel's page is setrlimit(2).
package struct ResourceLimits: Hashable, Sendable {
    /// Bytes of heap, private mappings and thread stacks together (`RLIMIT_DATA`).
    package var dataBytes: Int?
    /// Bytes of addresses in all, whether or not anything is there (`RLIMIT_AS`).
    package var addressBytes: Int?
    /// Bytes of the first thread's stack, which `RLIMIT_DATA` does not count (`RLIMIT_STACK`).
    package var stackBytes: Int?
    package var openFiles: Int?
    /// Bytes of the largest file it may write (`RLIMIT_FSIZE`).
    package var fileBytes: Int?
    /// Bytes of a core dump; a crash costs no disk unless asked for.
    package var coreBytes: Int?

    package init(
        dataBytes: Int? = nil, addressBytes: Int? = nil, stackBytes: Int? = nil, openFiles: Int? = nil,
        fileBytes: Int? = nil, coreBytes: Int? = 0
    ) {
        self.dataBytes = dataBytes
        self.addressBytes = addressBytes
        self.stackBytes = stackBytes
        self.openFiles = openFiles
        self.fileBytes = fileBytes
        self.coreBytes = coreBytes
    }

    /// In the form the kernel takes; a negative number means none at all.
    var list: [beckon_limit] {
        let all = [
            (beckon_resource_data, dataBytes), (beckon_resource_open_files, openFiles),
            (beckon_resource_core, coreBytes),
            (beckon_resource_file_size, fileBytes), (beckon_resource_address_space, addressBytes),
            (beckon_resource_stack, stackBytes),
        ]
        return all.compactMap { resource, value in
            value.map { beckon_limit(resource: resource, value: UInt64(max(0, $0))) }
        }
    }
}
