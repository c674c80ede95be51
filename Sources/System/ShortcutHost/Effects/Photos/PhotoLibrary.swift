// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Sentences
import Shortcuts

/// A folder of photos, with albums for folders in it.
struct PhotoLibrary: Sendable {
    /// What is looked through: so many files, so deep.
    private static let limits: ShortcutFolder.Limits = {
        var limits = ShortcutFolder.Limits()
        limits.depth = 8
        return limits
    }()

    private let folder: ShortcutFolder
    private let trash: DesktopTrash?

    var url: URL { folder.url }

    init(_ url: URL, trash: DesktopTrash?) {
        let path = url.path(percentEncoded: false)
        folder = ShortcutFolder(url, limits: Self.limits, prefix: path.hasSuffix("/") ? path : path + "/")
        self.trash = trash
    }

    /// Those that were changed last, the last one first.
    func latest(_ count: Int, _ kinds: [PhotoRequest.Kind]) throws(ShortcutFailure) -> [ContentFile] {
        let entries = try folder.entries(below: FileNames([]), isDeep: true)
        let photos = entries.filter { Self.isPhoto($0, kinds) }
            .sorted { ($0.changed, $1.path) > ($1.changed, $0.path) }
        var latest: [ContentFile] = []
        var size = 0
        for entry in photos.prefix(max(0, count)) {
            size += entry.size
            guard size <= Self.limits.listedSize else {
                throw ShortcutFailure(
                    "the photos together have more than \(Self.limits.listedSize >> 20) MB", remedy: "ask for fewer",
                    kind: .tooMuch)
            }
            latest.append(try folder.file(FileNames(entry.names)))
        }
        return latest
    }

    /// Into an album, which is made if there is none.
    func save(_ files: [ContentFile], album: String?) throws(ShortcutFailure) -> [ContentFile] {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw ShortcutFailure(
                "the photo folder \(url.path(percentEncoded: false)) cannot be created: "
                    + "\(SystemError.reason(of: error))",
                remedy: "create it, or free some disk space")
        }
        let place = album.map { FileNames.plain($0) + "/" } ?? ""
        return try files.map { file throws(ShortcutFailure) in
            try folder.save(file, at: place, overwrites: false)
        }
    }

    /// Into the bin; only what lies in the folder.
    func delete(_ files: [ContentFile]) throws(ShortcutFailure) {
        for file in files {
            guard let path = file.path, path.hasPrefix(folder.prefix) else {
                throw ShortcutFailure(
                    "‘\(file.name)’ is not one of the photos in \(folder.prefix)", remedy: "delete it with Delete Files"
                )
            }
            try folder.delete(String(path.dropFirst(folder.prefix.count)), forGood: false, trash: trash)
        }
    }

    // MARK: - Kinds

    /// Whether a file is a picture or a film, by its name.
    static func isPhoto(_ name: String) -> Bool {
        let type = FileTypes.type(ofName: name)
        return FileTypes.conforms(type, to: .image) || isFilm(type)
    }

    /// Sounds are media too.
    private static func isFilm(_ type: String) -> Bool {
        ["public.mpeg-4", "com.apple.quicktime-movie"].contains(type)
    }

    private static func isPhoto(_ entry: FolderEntry, _ kinds: [PhotoRequest.Kind]) -> Bool {
        guard entry.kind == .file else { return false }
        let type = FileTypes.type(ofName: entry.name)
        if isFilm(type) { return kinds.contains(.videos) }
        guard FileTypes.conforms(type, to: .image) else { return false }
        return kinds.contains(isScreenshot(entry) ? .screenshots : .images)
    }

    /// By how desktops call pictures of the screen, and the folders for them.
    private static func isScreenshot(_ entry: FolderEntry) -> Bool {
        let start = /^(screen ?shot|bildschirmfoto|capture d.écran|captura de pantalla|截图|屏幕截图)/
        return entry.names.suffix(2).contains { $0.lowercased().firstMatch(of: start) != nil }
    }
}
