// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CArchive
import Foundation
import Testing

/// A member of an archive as nobody honest would write it.
struct RawMember {
    enum Format {
        case tar, zip, lockedZip
    }

    var path: String
    var kind: UInt32
    var link: String?
    var hardLink: String?
    var data: Data

    init(
        _ path: String, kind: UInt32 = 0o100000, link: String? = nil, hardLink: String? = nil,
        data: Data = Data("text".utf8)
    ) {
        self.path = path
        self.kind = kind
        self.link = link
        self.hardLink = hardLink
        self.data = data
    }

    /// An archive with members as they are, of at most 16 MiB.
    static func archive(of members: [RawMember], _ format: Format) throws -> Data {
        let writer = try #require(archive_write_new())
        defer { archive_write_free(writer) }
        #expect((format == .tar ? archive_write_set_format_gnutar(writer) : archive_write_set_format_zip(writer)) == 0)
        if format == .lockedZip {
            #expect(archive_write_set_options(writer, "zip:encryption=traditional") == 0)
            #expect(archive_write_set_passphrase(writer, "secret") == 0)
        }
        var bytes = [UInt8](repeating: 0, count: 16 << 20)
        var used = 0
        try bytes.withUnsafeMutableBytes { buffer in
            #expect(archive_write_open_memory(writer, buffer.baseAddress, buffer.count, &used) == 0)
            for member in members { try member.write(to: writer) }
            #expect(archive_write_close(writer) == 0)
        }
        return Data(bytes[..<used])
    }

    private func write(to writer: OpaquePointer) throws {
        let entry = try #require(archive_entry_new())
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, path)
        archive_entry_set_filetype(entry, kind)
        archive_entry_set_perm(entry, 0o644)
        if let link { archive_entry_set_symlink(entry, link) }
        if let hardLink { archive_entry_set_hardlink(entry, hardLink) }
        let hasData = kind == 0o100000 && hardLink == nil
        archive_entry_set_size(entry, hasData ? Int64(data.count) : 0)
        #expect(archive_write_header(writer, entry) == 0)
        guard hasData else { return }
        #expect(archive_write_data(writer, Array(data), data.count) == data.count)
    }
}
