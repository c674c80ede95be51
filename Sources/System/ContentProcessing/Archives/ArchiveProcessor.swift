// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CArchive
import Foundation
import Sentences
import Shortcuts

/// Makes and unpacks archives in memory, by libarchive.
struct ArchiveProcessor {
    private let limits: ProcessingLimits

    init(limits: ProcessingLimits) { self.limits = limits }

    func content(for request: DocumentRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .makeArchive(let files, let name, let format): Content(.file(try archive(of: files, name, format)))
        case .extractArchive(let file): Content(try members(of: file).map { ContentItem(.file($0)) })
        default: .nothing
        }
    }

    // MARK: - Unpacking

    private func members(of file: ContentFile) throws(ShortcutFailure) -> [ContentFile] {
        guard let reader = archive_read_new() else { throw Self.failure(file, reason: "there is no memory") }
        defer { archive_read_free(reader) }
        archive_read_support_filter_all(reader)
        archive_read_support_format_all(reader)
        // A file that is only packed, and no archive.
        archive_read_support_format_raw(reader)
        // Read in as long as the archive is.
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, file.data.count))
        defer { bytes.deallocate() }
        _ = file.data.copyBytes(to: bytes)
        guard archive_read_open_memory(reader, bytes.baseAddress, file.data.count) == ARCHIVE_OK else {
            throw Self.failure(file, reason: Self.reason(reader))
        }
        return try members(reader, of: file)
    }

    private func members(_ reader: OpaquePointer, of file: ContentFile) throws(ShortcutFailure) -> [ContentFile] {
        var members: [ContentFile] = []
        var size = 0
        var entry: OpaquePointer?
        while true {
            switch archive_read_next_header(reader, &entry) {
            case ARCHIVE_EOF: return members
            case ARCHIVE_OK, ARCHIVE_WARN: break
            default: throw Self.failure(file, reason: Self.reason(reader))
            }
            guard members.count < limits.members else {
                throw Self.tooMuch("the archive ‘\(file.name)’ has more than \(limits.members) files")
            }
            // Folders are in the names; links lead nowhere here.
            guard let entry, archive_entry_filetype(entry) == Self.regularFile || archive_format(reader) == ARCHIVE_FORMAT_RAW,
                archive_entry_hardlink(entry) == nil
            else { continue }
            guard archive_entry_is_data_encrypted(entry) == 0 else {
                throw Self.failure(file, reason: "it has a password")
            }
            let data = try data(reader, file, room: limits.unpackedSize - size)
            size += data.count
            members.append(Self.member(entry, of: file, data, isBare: archive_format(reader) == ARCHIVE_FORMAT_RAW))
        }
    }

    private func data(_ reader: OpaquePointer, _ file: ContentFile, room: Int) throws(ShortcutFailure) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = archive_read_data(reader, &buffer, buffer.count)
            guard count >= 0 else { throw Self.failure(file, reason: Self.reason(reader)) }
            guard count > 0 else { return data }
            guard data.count + count <= room else {
                throw Self.tooMuch("the archive ‘\(file.name)’ unpacks to more than \(limits.unpackedSize >> 20) MB")
            }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// Under its own name alone: what folders it lay in leads nowhere.
    private static func member(_ entry: OpaquePointer, of file: ContentFile, _ data: Data, isBare: Bool) -> ContentFile {
        let path = archive_entry_pathname_utf8(entry).map { String(cString: $0) } ?? ""
        let own = path.split(separator: "/").last.map(String.init) ?? ""
        let name = isBare || own.isEmpty || own == ".." ? (file.name as NSString).deletingPathExtension : own
        let type = FileTypes.type(ofName: name)
        return ContentFile(name: name, type: type == "public.data" ? FileTypes.type(of: data) : type, data: data)
    }

    // MARK: - Packing

    private func archive(
        of files: [ContentFile], _ name: String, _ format: String
    ) throws(ShortcutFailure) -> ContentFile {
        let ending = format.lowercased()
        let size = files.reduce(0) { $0 + $1.data.count }
        // Packed, they may be a little larger than they were.
        let capacity = size + size / 8 + files.count * 4_096 + (4 << 20)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        defer { memory.deallocate() }
        var used = 0
        guard let writer = archive_write_new() else {
            throw ShortcutFailure("there is no memory for the archive", remedy: "pack less", kind: .tooMuch)
        }
        defer { archive_write_free(writer) }
        let isOpen = Self.choose(ending, for: writer) && archive_write_open_memory(writer, memory, capacity, &used) == ARCHIVE_OK
        var isWritten = isOpen
        for (file, name) in zip(files, Self.names(of: files)) where isWritten { isWritten = Self.add(file, name, to: writer) }
        guard isWritten, archive_write_close(writer) == ARCHIVE_OK else {
            throw ShortcutFailure("the archive ‘\(name)’ cannot be made: \(Self.reason(writer))", remedy: "choose ‘.zip’")
        }
        let whole = "\(name).\(format)"
        return ContentFile(
            name: whole, type: FileTypes.type(ofName: whole), data: Data(bytes: memory, count: used))
    }

    private static func choose(_ ending: String, for writer: OpaquePointer) -> Bool {
        let status =
            switch ending {
            case "zip": archive_write_set_format_zip(writer)
            case "7z": archive_write_set_format_7zip(writer)
            case "iso": archive_write_set_format_iso9660(writer)
            case "cpio": archive_write_set_format_cpio(writer)
            case "gz": archive_write_set_format_raw(writer)
            default: archive_write_set_format_pax_restricted(writer)
            }
        let filter =
            switch ending {
            case "tar.gz", "gz": archive_write_add_filter_gzip(writer)
            case "tar.bz2": archive_write_add_filter_bzip2(writer)
            case "tar.xz": archive_write_add_filter_xz(writer)
            case "tar.z": archive_write_add_filter_compress(writer)
            default: ARCHIVE_OK
            }
        // A tape has blocks of ten thousand bytes; a file has not.
        return status == ARCHIVE_OK && filter == ARCHIVE_OK && archive_write_set_bytes_in_last_block(writer, 1) == ARCHIVE_OK
    }

    private static func add(_ file: ContentFile, _ name: String, to writer: OpaquePointer) -> Bool {
        guard let entry = archive_entry_new() else { return false }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname_utf8(entry, name)
        archive_entry_set_size(entry, Int64(file.data.count))
        archive_entry_set_filetype(entry, UInt32(regularFile))
        archive_entry_set_perm(entry, 0o644)
        guard archive_write_header(writer, entry) == ARCHIVE_OK else { return false }
        return file.data.withUnsafeBytes { bytes in
            bytes.isEmpty || archive_write_data(writer, bytes.baseAddress, bytes.count) == bytes.count
        }
    }

    /// Each once: a second one of a name gets a number.
    private static func names(of files: [ContentFile]) -> [String] {
        var known: [String: Int] = [:]
        return files.map { file in
            let name = file.name.split(separator: "/").last.map(String.init) ?? "File"
            let number = known[name, default: 0] + 1
            known[name] = number
            guard number > 1 else { return name }
            let ending = (name as NSString).pathExtension
            let stem = (name as NSString).deletingPathExtension
            return ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
        }
    }

    /// An ordinary file, as libarchive and Unix have it.
    private static let regularFile: mode_t = 0o100000

    // MARK: - Failures

    private static func reason(_ archive: OpaquePointer) -> String {
        archive_error_string(archive).map { String(cString: $0) } ?? "nothing is said of it"
    }

    private static func failure(_ file: ContentFile, reason: String) -> ShortcutFailure {
        ShortcutFailure("the archive ‘\(file.name)’ cannot be read: \(reason)", remedy: "give one that is whole and has no password")
    }

    private static func tooMuch(_ reason: Sentence) -> ShortcutFailure {
        ShortcutFailure(reason, remedy: "unpack a smaller one", kind: .tooMuch)
    }
}
