// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CArchive

extension [UInt8] {
    /// The same as gzip has it; nil if it can’t be had, or is no shorter.
    var gzipped: [UInt8]? {
        guard let writer = archive_write_new() else { return nil }
        defer { archive_write_free(writer) }
        guard archive_write_set_format_raw(writer) == ARCHIVE_OK, archive_write_add_filter_gzip(writer) == ARCHIVE_OK,
            archive_write_set_bytes_per_block(writer, 0) == ARCHIVE_OK
        else { return nil }
        var used = 0
        let room = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            let isWhole = archive_write_open_memory(writer, buffer.baseAddress, buffer.count, &used) == ARCHIVE_OK
            length = isWhole && write(to: writer) ? used : 0
        }
        return room.isEmpty ? nil : room
    }

    private func write(to writer: OpaquePointer) -> Bool {
        guard let entry = archive_entry_new() else { return false }
        defer { archive_entry_free(entry) }
        archive_entry_set_filetype(entry, UInt32(S_IFREG))
        guard archive_write_header(writer, entry) == ARCHIVE_OK,
            withUnsafeBytes({ archive_write_data(writer, $0.baseAddress, $0.count) }) == count
        else { return false }
        return archive_write_close(writer) == ARCHIVE_OK
    }
}
