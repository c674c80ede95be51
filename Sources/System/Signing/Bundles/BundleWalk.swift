// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Glibc
import Sentences

extension BundleContents {
    /// Walks an app's folder, or that of an extension by itself.
    ///
    /// - Throws: ``BundleProblem`` where the folder cannot be read; what is wrong inside is
    ///   among ``problems``.
    static func read(_ folder: URL) throws(BundleProblem) -> BundleContents {
        do throws(SystemError) {
            let descriptor = try Descriptor(path: folder.path, flags: O_RDONLY | O_DIRECTORY)
            var walk = BundleWalk()
            return try walk.bundle(descriptor, name: folder.lastPathComponent, isNested: false)
        } catch {
            throw .unreadable(folder.lastPathComponent, nil, "\(error)")
        }
    }
}

extension BundleContents {
    /// Reads no more of an app than its signatures and `Info.plist` files.
    ///
    /// - Throws: ``BundleProblem`` where the folder cannot be read.
    static func readSeals(_ folder: URL) throws(BundleProblem) -> BundleContents {
        do throws(SystemError) {
            let descriptor = try Descriptor(path: folder.path, flags: O_RDONLY | O_DIRECTORY)
            var contents = BundleContents(name: folder.lastPathComponent)
            try contents.readSeal(descriptor)
            guard let parent = try Descriptor.ifPresent("PlugIns", in: descriptor, flags: O_RDONLY | O_DIRECTORY)
            else { return contents }
            for name in try parent.names(limit: Limit.entries) {
                guard let name, name.hasSuffix(".appex"), let path = BundlePath("PlugIns/\(name)"),
                    let inner = try Descriptor.ifPresent(name, in: parent, flags: O_RDONLY | O_DIRECTORY)
                else { continue }
                var nested = BundleContents(name: name)
                try nested.readSeal(inner)
                contents.nested.append(.init(path: path, contents: nested))
            }
            return contents
        } catch {
            throw .unreadable(folder.lastPathComponent, nil, "\(error)")
        }
    }

    private mutating func readSeal(_ folder: borrowing Descriptor) throws(SystemError) {
        if let file = try Descriptor.ifPresent("Info.plist", in: folder, flags: O_RDONLY | O_NONBLOCK),
            let path = BundlePath("Info.plist")
        {
            info = try file.bytes(limit: PropertyTree.sizeLimit)
            if let hash = info.flatMap({ ContentHash(of: $0) }) {
                files[path] = .init(hash: hash, isExecutable: try file.status().st_mode & S_IXUSR != 0)
            }
        }
        let seal = try Descriptor.ifPresent(
            BundleManifest.Place.folder, in: folder, flags: O_RDONLY | O_DIRECTORY)
        guard let seal else { return }
        if let file = try Descriptor.ifPresent("Manifest.json", in: seal, flags: O_RDONLY | O_NONBLOCK) {
            manifest = try file.bytes(limit: BundleManifest.sizeLimit)
        }
        if let file = try Descriptor.ifPresent("Signature", in: seal, flags: O_RDONLY | O_NONBLOCK) {
            signature = try file.bytes(limit: SecretKey.signatureSize)
        }
    }
}

/// One walk through a bundle, with what it has met so far.
struct BundleWalk {
    private var tally = BundleContents.Tally()
    private var isOver = false

    /// - Parameter isNested: Whether the bundle lies in another; only an app has nested ones.
    fileprivate mutating func bundle(
        _ folder: borrowing Descriptor, name: String, isNested: Bool
    ) throws(SystemError) -> BundleContents {
        var contents = BundleContents(name: name)
        try walk(folder, at: nil, depth: 0, isNested: isNested, into: &contents)
        return contents
    }

    private mutating func walk(
        _ folder: borrowing Descriptor, at place: BundlePath?, depth: Int, isNested: Bool,
        into contents: inout BundleContents
    ) throws(SystemError) {
        guard depth < BundleContents.Limit.depth else {
            return contents.problems.append(.tooDeep(contents.name, place))
        }
        for name in try folder.names(limit: BundleContents.Limit.entries) where !isOver {
            tally.entries += 1
            guard tally.entries <= BundleContents.Limit.entries else {
                isOver = true
                return contents.problems.append(.tooMany(contents.name))
            }
            guard let name, let path = place.map({ $0.appending(name) }) ?? BundlePath(name) else {
                contents.problems.append(.badName(contents.name, in: place, name))
                continue
            }
            try visit(name, at: path, in: folder, depth: depth, isNested: isNested, into: &contents)
        }
    }

    private mutating func visit(
        _ name: String, at path: BundlePath, in folder: borrowing Descriptor, depth: Int, isNested: Bool,
        into contents: inout BundleContents
    ) throws(SystemError) {
        var status = stat()
        guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw SystemError(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            let inner = try Descriptor(name, in: folder, flags: O_RDONLY | O_DIRECTORY)
            if !isNested, Self.isNestedBundle(path) {
                contents.nested.append(
                    .init(path: path, contents: try bundle(inner, name: name, isNested: true)))
            } else {
                try walk(inner, at: path, depth: depth + 1, isNested: isNested, into: &contents)
            }
        case S_IFREG: try add(name, at: path, in: folder, to: &contents)
        case S_IFLNK: try addLink(name, at: path, in: folder, to: &contents)
        default: contents.problems.append(.specialFile(contents.name, path, Self.kind(of: status.st_mode)))
        }
    }

    private mutating func add(
        _ name: String, at path: BundlePath, in folder: borrowing Descriptor, to contents: inout BundleContents
    ) throws(SystemError) {
        // Not to wait where a pipe has come into the file's place meanwhile.
        let file = try Descriptor(name, in: folder, flags: O_RDONLY | O_NONBLOCK)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG else {
            return contents.problems.append(.specialFile(contents.name, path, Self.kind(of: status.st_mode)))
        }
        switch path.text {
        case BundleManifest.Place.manifest:
            contents.manifest = try file.bytes(limit: BundleManifest.sizeLimit)
        case BundleManifest.Place.signature:
            contents.signature = try file.bytes(limit: SecretKey.signatureSize)
        default:
            if path.text == "Info.plist" { contents.info = try file.bytes(limit: PropertyTree.sizeLimit) }
            let rest = BundleContents.Limit.bytes - tally.bytes
            // What is too large by its own account is not read at all, and what grows meanwhile not to its end.
            let (hash, size) = try ContentHash.reading(file.number, limit: Int(status.st_size) > rest ? 0 : rest)
            guard Int(status.st_size) <= rest, size <= rest else {
                isOver = true
                return contents.problems.append(.tooLarge(contents.name))
            }
            tally.bytes += size
            contents.files[path] = .init(hash: hash, isExecutable: status.st_mode & S_IXUSR != 0)
        }
    }

    private func addLink(
        _ name: String, at path: BundlePath, in folder: borrowing Descriptor, to contents: inout BundleContents
    ) throws(SystemError) {
        let buffer = [UInt8](unsafeUninitializedCapacity: BundlePath.lengthLimit + 1) { buffer, initialized in
            let count = buffer.withMemoryRebound(to: CChar.self) { buffer in
                buffer.baseAddress.map { readlinkat(folder.number, name, $0, buffer.count) } ?? -1
            }
            initialized = max(0, count)
        }
        guard !buffer.isEmpty else { throw SystemError(errno) }
        let text = String(validating: buffer, as: UTF8.self)
        guard let destination = text.flatMap({ LinkDestination($0, at: path) }) else {
            return contents.problems.append(
                .linkOutside(contents.name, path, text ?? String(decoding: buffer, as: UTF8.self)))
        }
        contents.links[path] = destination
    }

    private static func isNestedBundle(_ path: BundlePath) -> Bool {
        let names = path.names
        return names.count == 2 && names[0] == "PlugIns" && names[1].hasSuffix(".appex")
    }

    private static func kind(of mode: mode_t) -> Sentence {
        switch mode & S_IFMT {
        case S_IFBLK, S_IFCHR: "a device"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "not a regular file"
        }
    }
}
