// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CArchive
import Foundation
import Sentences
import Shortcuts

/// Puts files into an archive of one format.
struct ArchiveWriter {
    private struct Format: Sendable {
        var ending: String
        var type: String
        var container: @Sendable (OpaquePointer) -> Int32
        var filter: @Sendable (OpaquePointer) -> Int32 = { archive_write_add_filter_none($0) }
    }

    private static let tar: @Sendable (OpaquePointer) -> Int32 = { archive_write_set_format_pax_restricted($0) }

    private static let formats = [
        Format(ending: "zip", type: "public.zip-archive") { archive_write_set_format_zip($0) },
        Format(ending: "tar", type: "public.tar-archive", container: tar),
        Format(ending: "tar.gz", type: "org.gnu.gnu-zip-archive", container: tar) { archive_write_add_filter_gzip($0) },
        Format(ending: "tar.bz2", type: "public.bzip2-archive", container: tar) { archive_write_add_filter_bzip2($0) },
        Format(ending: "tar.xz", type: "org.tukaani.xz-archive", container: tar) { archive_write_add_filter_xz($0) },
        Format(ending: "tar.Z", type: "public.z-archive", container: tar) { archive_write_add_filter_compress($0) },
        Format(ending: "gz", type: "org.gnu.gnu-zip-archive", container: { archive_write_set_format_raw($0) }) {
            archive_write_add_filter_gzip($0)
        },
        Format(ending: "cpio", type: "public.cpio-archive") { archive_write_set_format_cpio_newc($0) },
        Format(ending: "iso", type: "public.iso-image") { archive_write_set_format_iso9660($0) },
        Format(ending: "7z", type: "org.7-zip.7-zip-archive") { archive_write_set_format_7zip($0) },
    ]

    private let format: Format
    private let mostBytes: Int

    init(format name: String, mostBytes: Int) throws(ShortcutFailure) {
        guard let format = Self.formats.first(where: { $0.ending.lowercased() == name.lowercased() }) else {
            throw ShortcutFailure(
                "‘\(name)’ archives cannot be created", remedy: "choose one, such as ‘.zip’")
        }
        self.format = format
        self.mostBytes = mostBytes
    }

    /// An archive of the files, with the format's ending behind its name where that has it not.
    func archive(of files: [ContentFile], name: String) throws(ShortcutFailure) -> ContentFile {
        guard format.ending != "gz" || files.count == 1 else {
            throw ShortcutFailure(
                "a ‘.gz’ holds one file, and there are \(files.count)", remedy: "choose ‘.tar.gz’")
        }
        let data = try UnicodeLocale.with { () throws(ShortcutFailure) in try written(files) }
        let ending = ".\(format.ending)"
        let name = MemberName.cleaned(name)
        let isNamed = name.lowercased().hasSuffix(ending.lowercased())
        return ContentFile(name: isNamed ? name : name + ending, type: format.type, data: data)
    }

    private func written(_ files: [ContentFile]) throws(ShortcutFailure) -> Data {
        guard let writer = archive_write_new() else { throw failure("there is no memory for it") }
        let collector = ArchiveCollector(mostBytes: mostBytes)
        // What failed is closed only then, and writes once more.
        defer { _ = withExtendedLifetime(collector) { archive_write_free(writer) } }
        try attempt(format.container(writer), writer, collector)
        try attempt(format.filter(writer), writer, collector)
        // Not each format has names in another set of characters.
        _ = archive_write_set_options(writer, "hdrcharset=UTF-8")
        archive_write_set_bytes_per_block(writer, 0)
        archive_write_set_bytes_in_last_block(writer, 1)
        try attempt(collector.open(writer), writer, collector)
        let names = MemberName.distinct(files.map { MemberName.cleaned($0.name) })
        for (file, name) in zip(files, names) { try write(file, name, to: writer, collector) }
        try attempt(archive_write_close(writer), writer, collector)
        return collector.data
    }

    private func write(
        _ file: ContentFile, _ name: String, to writer: OpaquePointer, _ collector: ArchiveCollector
    ) throws(ShortcutFailure) {
        guard let entry = archive_entry_new() else { throw failure("there is no memory for it") }
        defer { archive_entry_free(entry) }
        let isFolder = file.type == "public.folder"
        archive_entry_set_pathname_utf8(entry, name)
        archive_entry_set_filetype(entry, isFolder ? MemberKind.folder : MemberKind.file)
        archive_entry_set_perm(entry, isFolder ? 0o755 : 0o644)
        archive_entry_set_size(entry, isFolder ? 0 : Int64(file.data.count))
        archive_entry_set_mtime(entry, Int(Date().timeIntervalSince1970), 0)
        try attempt(archive_write_header(writer, entry), writer, collector)
        guard !isFolder, !file.data.isEmpty else { return }
        let count = file.data.withUnsafeBytes { archive_write_data(writer, $0.baseAddress, $0.count) }
        guard count == file.data.count else { throw reason(writer, collector) }
    }

    private func attempt(
        _ result: Int32, _ writer: OpaquePointer, _ collector: ArchiveCollector
    ) throws(ShortcutFailure) {
        guard result == ARCHIVE_OK || result == ARCHIVE_WARN else { throw reason(writer, collector) }
    }

    private func reason(_ writer: OpaquePointer, _ collector: ArchiveCollector) -> ShortcutFailure {
        if collector.isFull {
            return ShortcutFailure(
                "the archive becomes larger than \(mostBytes) bytes", remedy: "pass less", kind: .tooMuch)
        }
        return failure(archive_error_string(writer).map { Sentence(verbatim: String(cString: $0)) } ?? "it is damaged")
    }

    private func failure(_ reason: Sentence) -> ShortcutFailure {
        ShortcutFailure(
            "the archive cannot be made: \(reason)", remedy: "choose another type of archive, such as ‘.zip’")
    }
}
