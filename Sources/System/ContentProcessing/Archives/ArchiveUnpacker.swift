// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CArchive
import Foundation
import Sentences
import Shortcuts

/// Takes the files out of an archive.
///
/// Only files come out: folders, links and devices are left behind. No program is started to unpack one.
struct ArchiveUnpacker {
    /// An archive that is smaller may become this large whatever its ratio.
    private static let smallBytes = 16 << 20
    private static let pieceSize = 64 << 10

    var mostMembers: Int
    var mostBytes: Int
    var mostRatio: Int

    func files(in archive: ContentFile) throws(ShortcutFailure) -> [ContentFile] {
        let result = UnicodeLocale.with {
            archive.data.withUnsafeBytes { bytes in
                Result { () throws(ShortcutFailure) in try files(in: bytes, of: archive) }
            }
        }
        return try result.get()
    }

    private func files(
        in bytes: UnsafeRawBufferPointer, of archive: ContentFile
    ) throws(ShortcutFailure) -> [ContentFile] {
        guard !bytes.isEmpty else { throw unreadable(archive, "it is empty") }
        guard let reader = archive_read_new() else { throw unreadable(archive, "there is no memory for it") }
        defer { archive_read_free(reader) }
        support(reader)
        guard archive_read_open_memory(reader, bytes.baseAddress, bytes.count) == ARCHIVE_OK else {
            throw unreadable(archive, reason(reader))
        }
        var files: [ContentFile] = []
        var (members, left) = (0, room(for: bytes.count))
        while let entry = try next(reader, in: archive) {
            members += 1
            guard members <= mostMembers else {
                throw ShortcutFailure(
                    "‘\(archive.name)’ has more than \(mostMembers) members", remedy: "use a smaller one",
                    kind: .tooMuch)
            }
            if let file = try file(entry, reader, in: archive, left: &left) { files.append(file) }
        }
        return files
    }

    private func room(for size: Int) -> Int {
        let (byRatio, isOver) = size.multipliedReportingOverflow(by: mostRatio)
        return min(mostBytes, isOver ? mostBytes : max(byRatio, Self.smallBytes))
    }

    private func support(_ reader: OpaquePointer) {
        // Each by itself: among all there are some for which programs would be started.
        let filters = [
            archive_read_support_filter_gzip, archive_read_support_filter_bzip2, archive_read_support_filter_compress,
            archive_read_support_filter_xz, archive_read_support_filter_lzma, archive_read_support_filter_zstd,
            archive_read_support_filter_lz4,
        ]
        let formats = [
            archive_read_support_format_zip, archive_read_support_format_tar, archive_read_support_format_7zip,
            archive_read_support_format_cpio, archive_read_support_format_iso9660, archive_read_support_format_rar,
            archive_read_support_format_rar5, archive_read_support_format_cab, archive_read_support_format_ar,
            archive_read_support_format_raw,
        ]
        for support in filters + formats { _ = support(reader) }
    }

    private func next(_ reader: OpaquePointer, in archive: ContentFile) throws(ShortcutFailure) -> OpaquePointer? {
        var entry: OpaquePointer?
        let result = archive_read_next_header(reader, &entry)
        if result == ARCHIVE_EOF { return nil }
        guard result == ARCHIVE_OK || result == ARCHIVE_WARN, let entry else {
            if archive_read_has_encrypted_entries(reader) == 1 { throw locked(archive) }
            throw unreadable(archive, reason(reader))
        }
        guard archive_entry_is_encrypted(entry) == 0 else { throw locked(archive) }
        // Anything is in the raw format; only what was packed is an archive.
        guard archive_format(reader) != ARCHIVE_FORMAT_RAW || archive_filter_count(reader) > 1 else {
            throw unreadable(archive, "its format is not supported")
        }
        return entry
    }

    /// What a member is; nil if it is not a file. Its bytes are read in any case, so that all of them are counted.
    private func file(
        _ entry: OpaquePointer, _ reader: OpaquePointer, in archive: ContentFile, left: inout Int
    ) throws(ShortcutFailure) -> ContentFile? {
        let isFile = UInt32(archive_entry_filetype(entry)) == MemberKind.file && archive_entry_hardlink(entry) == nil
        let path = path(entry)
        let data = try data(reader, in: archive, isKept: isFile, left: &left)
        guard isFile, !path.hasPrefix("__MACOSX/") else { return nil }
        if archive_format(reader) == ARCHIVE_FORMAT_RAW { return unpacked(data, from: archive) }
        guard let name = MemberName.name(inPath: path) else {
            throw ShortcutFailure(
                "‘\(archive.name)’ has a file outside its folder: ‘\(path)’",
                remedy: "create the archive again, or do not trust it")
        }
        return ContentFile(name: name, type: type(ofName: name, data), data: data)
    }

    private func path(_ entry: OpaquePointer) -> String {
        guard let path = archive_entry_pathname(entry) else {
            return archive_entry_pathname_utf8(entry).map { String(cString: $0) } ?? ""
        }
        return EncodedText.text(Data(bytes: path, count: strlen(path)))
    }

    /// A single packed file is called as its archive is, without the last ending.
    private func unpacked(_ data: Data, from archive: ContentFile) -> ContentFile {
        let dot = archive.name.lastIndex(of: ".").flatMap { $0 == archive.name.startIndex ? nil : $0 }
        let name = MemberName.cleaned(String(archive.name[..<(dot ?? archive.name.endIndex)]))
        return ContentFile(name: name, type: type(ofName: name, data), data: data)
    }

    private func type(ofName name: String, _ data: Data) -> String {
        let type = FileTypes.type(ofName: name)
        return type == "public.data" ? FileTypes.type(of: data) : type
    }

    private func data(
        _ reader: OpaquePointer, in archive: ContentFile, isKept: Bool, left: inout Int
    ) throws(ShortcutFailure) -> Data {
        var data = Data()
        var piece = [UInt8](repeating: 0, count: Self.pieceSize)
        while true {
            let count = archive_read_data(reader, &piece, piece.count)
            if count == 0 { return data }
            guard count > 0 else {
                if count == Int(ARCHIVE_RETRY) { continue }
                throw unreadable(archive, reason(reader))
            }
            left -= count
            guard left >= 0 else {
                throw ShortcutFailure(
                    "‘\(archive.name)’ unpacks to more than \(room(for: archive.data.count)) bytes",
                    remedy: "use a smaller one", kind: .tooMuch)
            }
            if isKept { data.append(contentsOf: piece[..<count]) }
        }
    }

    private func reason(_ reader: OpaquePointer) -> Sentence {
        guard let text = archive_error_string(reader) else { return "it is damaged" }
        return Sentence(verbatim: String(cString: text))
    }

    private func unreadable(_ archive: ContentFile, _ reason: Sentence) -> ShortcutFailure {
        ShortcutFailure(
            "‘\(archive.name)’ cannot be unpacked: \(reason)", remedy: "check that it is a complete archive")
    }

    private func locked(_ archive: ContentFile) -> ShortcutFailure {
        ShortcutFailure(
            "‘\(archive.name)’ is protected by a password", remedy: "unpack it yourself, and pass its files")
    }
}
