// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Sentences
import ShortcutRunner
package import Shortcuts
import Synchronization

/// Files in a shortcut's own folder, and those that the person points at.
package final class FilesPerformer: EffectPerformer {
    /// Asks the person for a file, or for where one goes.
    ///
    /// - Returns: A path as they give it, made absolute; several, a line each; nil if they give none.
    package typealias Pointing = @Sendable (_ prompt: Sentence) async -> String?

    /// Where a path leads.
    private typealias Place = (folder: ShortcutFolder, path: String)

    private let folder: ShortcutFolder
    private let trash: DesktopTrash?
    private let pointing: Pointing?
    /// What the person pointed at in this run: nothing else outside of the folder is touched.
    private let granted = Mutex(GrantedPaths())

    /// - Parameters:
    ///   - trash: Where deleted files go that lie outside of the folder; nil for a bin beside them.
    ///   - pointing: Nil if nobody can be asked.
    package init(_ folder: ShortcutFolder, trash: DesktopTrash? = nil, pointing: Pointing?) {
        self.folder = folder
        self.trash = trash
        self.pointing = pointing
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .files(let request): return .content(try await content(for: request))
        case .share(let content): return .content(try await shared(content))
        default: return nil
        }
    }

    private func content(for request: FileRequest) async throws(ShortcutFailure) -> Content {
        switch request {
        case .choose(let several, let kind): Self.content(try await chosen(several, kind))
        case .open(nil, let several, _): Self.content(try await chosen(several, .files))
        case .open(let path?, _, let whenAbsent): Self.content(try await opened(path, whenAbsent))
        case .save(let files, let path, let overwrites):
            Self.content(try await saved(files, path: path, overwrites: overwrites))
        case .createFolder(let path):
            Self.content([
                try with(path) { folder, path throws(ShortcutFailure) in try folder.createFolder(path) }
            ])
        case .append(let text, let path, let isBefore, let onNewLine):
            Self.content([
                try with(path) { folder, path throws(ShortcutFailure) in
                    try folder.append(text, to: path, isBefore: isBefore, onNewLine: onNewLine)
                }
            ])
        case .delete(let files, let forGood): try deleted(files, forGood: forGood)
        case .listFolder(let file, let path, let isDeep):
            Self.content(try listed(file.map { $0.path ?? $0.name } ?? path ?? "", isDeep: isDeep))
        case .move(let files, let path, let overwrites):
            Self.content(try await moved(files, path: path, overwrites: overwrites))
        case .rename(let file, let name): Self.content([try renamed(file, name)])
        case .link(let file): Content(.url(try address(of: file)))
        }
    }

    private static func content(_ files: [ContentFile]) -> Content {
        Content(files.map { ContentItem(.file($0)) })
    }

    // MARK: - Places

    /// Where a path leads: into the folder, or to what the person pointed at.
    private func place(of path: String) throws(ShortcutFailure) -> Place {
        guard path.hasPrefix("/") else { return (folder, path) }
        let own = folder.url.path(percentEncoded: false)
        let root = own.hasSuffix("/") ? own : own + "/"
        if path.hasPrefix(root) { return (folder, String(path.dropFirst(root.count))) }
        if let place = granted.withLock({ $0.place(of: path, limits: folder.limits) }) { return place }
        // On a phone the folder of shortcuts is the root of all paths.
        return (folder, String(path.drop { $0 == "/" }))
    }

    private func place(of file: ContentFile) throws(ShortcutFailure) -> Place {
        guard let path = file.path else {
            throw ShortcutFailure("‘\(file.name)’ is not on the disk", remedy: "save it first")
        }
        return try place(of: path)
    }

    private func with<Value>(
        _ path: String, _ body: (ShortcutFolder, String) throws(ShortcutFailure) -> Value
    ) throws(ShortcutFailure) -> Value {
        let place = try place(of: path)
        return try body(place.folder, place.path)
    }

    // MARK: - What is done

    private func opened(
        _ path: String, _ whenAbsent: FileRequest.WhenAbsent
    ) async throws(ShortcutFailure) -> [ContentFile] {
        let place = try place(of: path)
        if let item = try place.folder.item(at: place.path) { return [item] }
        switch whenAbsent {
        case .givesNothing: return []
        case .asks where pointing != nil:
            return try await chosen(
                false, .both, "There is no ‘\(path.prefix(200))’ here. What should be used instead? Give its path.")
        case .asks, .fails: throw ShortcutFolder.gone(FileNames([path]))
        }
    }

    private func listed(_ path: String, isDeep: Bool) throws(ShortcutFailure) -> [ContentFile] {
        try with(path) { folder, path throws(ShortcutFailure) in try folder.contents(of: path, isDeep: isDeep) }
    }

    private func deleted(_ files: [ContentFile], forGood: Bool) throws(ShortcutFailure) -> Content {
        for file in files {
            let place = try place(of: file)
            try place.folder.delete(
                place.path, forGood: forGood, trash: place.folder.prefix.isEmpty ? nil : trash)
        }
        return .nothing
    }

    private func renamed(_ file: ContentFile, _ name: String) throws(ShortcutFailure) -> ContentFile {
        guard FileNames.isName(name) else {
            throw ShortcutFailure("‘\(name.prefix(200))’ is not a valid file name", remedy: "give one without ‘/’")
        }
        let place = try place(of: file)
        let names = try place.folder.names(of: place.path)
        // What has the name already stays, also where it is a folder.
        guard try place.folder.entry(names.parent.appending(name)) == nil else {
            throw ShortcutFailure("a file called ‘\(name)’ already exists", remedy: "use another name")
        }
        let renamed = try place.folder.move(place.path, to: names.parent.appending(name).path, overwrites: false)
        grant(renamed)
        return renamed
    }

    private func moved(
        _ files: [ContentFile], path: String?, overwrites: Bool
    ) async throws(ShortcutFailure) -> [ContentFile] {
        let target =
            if let path { try place(of: path) } else {
                try Self.place(
                    pointedAt: try await answer(to: "Where should the files go? Give the path of a folder."),
                    folder.limits)
            }
        var moved: [ContentFile] = []
        for file in files {
            let place = try place(of: file)
            let new = try place.folder.move(place.path, to: target.path, in: target.folder, overwrites: overwrites)
            grant(new)
            moved.append(new)
        }
        return moved
    }

    private func address(of file: ContentFile) throws(ShortcutFailure) -> String {
        let place = try place(of: file)
        return try place.folder.address(of: place.path)
    }

    /// Nothing here shows what something can be shared with, so the person says where it goes: what was made is not
    /// lost.
    private func shared(_ content: Content) async throws(ShortcutFailure) -> Content {
        let coercion = Coercion(in: RunEnvironment())
        return Self.content(
            try await saved(content.items.map { coercion.file($0) }, path: nil, overwrites: false) {
                "There is no share sheet here. Where should ‘\($0)’ be saved? Give a path."
            })
    }

    private func saved(
        _ files: [ContentFile], path: String?, overwrites: Bool,
        asking prompt: (_ name: String) -> Sentence = { "Where should ‘\($0)’ be saved? Give a path." }
    ) async throws(ShortcutFailure) -> [ContentFile] {
        var saved: [ContentFile] = []
        var written: Set<String> = []
        for file in files {
            let place =
                if let path { try place(of: path) } else {
                    try Self.place(
                        pointedAt: try await answer(to: prompt(file.name)),
                        folder.limits)
                }
            // Of several files of one name, none replaces another.
            let target = try place.folder.target(place.path, for: FileNames.plain(file.name))
            let isFirst = written.insert(place.folder.prefix + target.path).inserted
            let new = try place.folder.save(file, at: place.path, overwrites: overwrites && isFirst)
            grant(new)
            saved.append(new)
        }
        return saved
    }

    // MARK: - What the person points at

    private func grant(_ file: ContentFile) {
        guard let path = file.path, path.hasPrefix("/") else { return }
        granted.withLock { $0.insert(path, isFolder: file.type == "public.folder") }
    }

    private func answer(to prompt: Sentence) async throws(ShortcutFailure) -> String {
        guard let pointing else {
            throw ShortcutFailure(
                "nobody can choose a file", remedy: "give the action a path, or run it where you can answer")
        }
        guard let answer = await pointing(prompt) else { throw .cancelled }
        return answer
    }

    private func chosen(
        _ several: Bool, _ kind: FileRequest.Choosable, _ prompt: Sentence? = nil
    ) async throws(ShortcutFailure) -> [ContentFile] {
        let answer = try await answer(to: prompt ?? Self.prompt(several, kind))
        let paths = several ? answer.split(whereSeparator: \.isNewline).map(String.init) : [answer]
        var chosen: [ContentFile] = []
        for path in paths {
            let place = try Self.place(pointedAt: path, folder.limits)
            guard let item = try place.folder.item(at: place.path) else { throw ShortcutFolder.gone(FileNames([path])) }
            try Self.check(item, is: kind)
            grant(item)
            chosen.append(item)
        }
        return chosen
    }

    private static func prompt(_ several: Bool, _ kind: FileRequest.Choosable) -> Sentence {
        switch (kind, several) {
        case (.folders, false): "Which folder? Give its path."
        case (.folders, true): "Which folders? Give their paths, a line each."
        case (_, false): "Which file? Give its path."
        case (_, true): "Which files? Give their paths, a line each."
        }
    }

    private static func check(_ item: ContentFile, is kind: FileRequest.Choosable) throws(ShortcutFailure) {
        let isFolder = item.type == "public.folder"
        switch kind {
        case .files where isFolder:
            throw ShortcutFailure("‘\(item.name)’ is a folder", remedy: "choose a file")
        case .folders where !isFolder:
            throw ShortcutFailure("‘\(item.name)’ is not a folder", remedy: "choose a folder")
        default: break
        }
    }

    /// Where a path leads that the person gave: the links on the way are followed, as they are theirs.
    private static func place(
        pointedAt path: String, _ limits: ShortcutFolder.Limits
    ) throws(ShortcutFailure) -> Place {
        let path = path.trimmingCharacters(in: .whitespaces)
        let real = GrantedPaths.real(path) ?? Self.realParent(of: path)
        guard path.hasPrefix("/"), let real, real != "/" else {
            throw ShortcutFailure(
                "‘\(path.prefix(200))’ does not lead to a file", remedy: "give a path that begins with ‘/’")
        }
        let name = (real as NSString).lastPathComponent
        let parent = (real as NSString).deletingLastPathComponent
        let folder = ShortcutFolder(
            URL(filePath: parent, directoryHint: .isDirectory), limits: limits,
            prefix: parent.hasSuffix("/") ? parent : parent + "/")
        return (folder, path.hasSuffix("/") ? name + "/" : name)
    }

    /// Of what does not exist yet, in a folder that is.
    private static func realParent(of path: String) -> String? {
        let name = (path as NSString).lastPathComponent
        guard FileNames.isName(name), let parent = GrantedPaths.real((path as NSString).deletingLastPathComponent)
        else {
            return nil
        }
        return parent == "/" ? parent + name : "\(parent)/\(name)"
    }
}
