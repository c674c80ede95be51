// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
package import Sentences
import ShortcutRunner
package import Shortcuts
import Synchronization

/// Files in a shortcut's own folder, and those that the person points at.
package final class FilesPerformer: EffectPerformer {
    /// Asks the person for a file, or for where one goes.
    ///
    /// - Returns: A path as they give it, made absolute; nil where they don't.
    package typealias Pointing = @Sendable (_ prompt: Sentence) async -> String?

    private let folder: ShortcutFolder
    private let pointing: Pointing
    /// What the person pointed at in this run, by absolute paths: nothing else outside of the folder is touched.
    private let granted = Mutex<Set<String>>([])

    package init(_ folder: ShortcutFolder, pointing: @escaping Pointing) {
        self.folder = folder
        self.pointing = pointing
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .files(let request) = effect else { return nil }
        do throws(ShortcutFailure) {
            return .content(Content(try await files(for: request).map { ContentItem(.file($0)) }))
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    private func files(for request: FileRequest) async throws(ShortcutFailure) -> [ContentFile] {
        switch request {
        case .choose(let several, _): return try await chosen(several)
        case .open(nil, let several, _): return try await chosen(several)
        case .open(let path?, _, let failsWhenAbsent):
            if let item = try item(at: path) { return [item] }
            guard failsWhenAbsent else { return [] }
            throw ShortcutFailure("there is no file ‘\(path)’", remedy: "save it first, or choose another")
        case .save(let files, let path, let overwrites):
            return try await saved(files, path: path, overwrites: overwrites)
        case .createFolder(let path): return [try folder.createFolder(path)]
        case .append(let text, let path, let isBefore, let onNewLine):
            return [try folder.append(text, to: path, isBefore: isBefore, onNewLine: onNewLine)]
        case .delete(let files, let forGood):
            for file in files { try folder.delete(try Self.path(of: file), forGood: forGood) }
            return []
        case .listFolder(let file, let path, let isDeep):
            return try folder.contents(of: file.map { $0.path ?? $0.name } ?? path ?? "", isDeep: isDeep)
        case .move(let files, let path, let overwrites):
            let target = path ?? ""
            return try files.map { file throws(ShortcutFailure) in
                try folder.move(try Self.path(of: file), to: target, overwrites: overwrites)
            }
        case .rename(let file, let name):
            let path = try Self.path(of: file)
            let parent = (path as NSString).deletingLastPathComponent
            return [try folder.move(path, to: parent.isEmpty ? name : "\(parent)/\(name)", overwrites: false)]
        case .link(let file):
            throw ShortcutFailure("‘\(file.name)’ has no address that others could open", remedy: "share the file itself")
        }
    }

    private func item(at path: String) throws(ShortcutFailure) -> ContentFile? {
        guard path.hasPrefix("/"), granted.withLock({ $0.contains(path) }) else { return try folder.item(at: path) }
        return try Self.outside(path)
    }

    private static func path(of file: ContentFile) throws(ShortcutFailure) -> String {
        guard let path = file.path else {
            throw ShortcutFailure("‘\(file.name)’ does not lie on the disk", remedy: "save it first")
        }
        return path
    }

    // MARK: - What the person points at

    private func chosen(_ several: Bool) async throws(ShortcutFailure) -> [ContentFile] {
        guard let answer = await pointing(several ? "Which files? Give their paths, a line each." : "Which file? Give its path.")
        else { throw .cancelled }
        let paths = several ? answer.split(whereSeparator: \.isNewline).map(String.init) : [answer]
        return try paths.map { path throws(ShortcutFailure) in
            let file = try Self.outside(path)
            granted.withLock { _ = $0.insert(path) }
            return file
        }
    }

    private static func outside(_ path: String) throws(ShortcutFailure) -> ContentFile {
        do throws(PlainFile.Problem) {
            let name = (path as NSString).lastPathComponent
            let bytes = try PlainFile.read(path, limit: ShortcutFolder.Limits().fileSize)
            return ContentFile(name: name, type: FileTypes.type(ofName: name), data: Data(bytes), path: path)
        } catch {
            throw ShortcutFailure("‘\(path)’ cannot be read: \(error.reason)", remedy: "choose a file that you can read")
        }
    }

    private func saved(
        _ files: [ContentFile], path: String?, overwrites: Bool
    ) async throws(ShortcutFailure) -> [ContentFile] {
        var saved: [ContentFile] = []
        for file in files {
            if let path {
                saved.append(try folder.save(file, at: path, overwrites: overwrites))
            } else {
                saved.append(try await savedOutside(file))
            }
        }
        return saved
    }

    private func savedOutside(_ file: ContentFile) async throws(ShortcutFailure) -> ContentFile {
        guard var path = await pointing("Where is ‘\(file.name)’ to be saved? Give a path.") else { throw .cancelled }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            path += "/" + file.name.replacing("/", with: "-")
        }
        do {
            try file.data.write(to: URL(filePath: path), options: .withoutOverwriting)
        } catch {
            throw ShortcutFailure(
                "‘\(path)’ cannot be written: \(SystemError.reason(of: error))", remedy: "choose another place")
        }
        granted.withLock { _ = $0.insert(path) }
        return ContentFile(name: (path as NSString).lastPathComponent, type: file.type, data: file.data, path: path)
    }
}
