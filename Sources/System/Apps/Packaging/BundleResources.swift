// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the definitions and strings in the folders of a bundle's targets.
struct BundleResources {
    private(set) var items: [BundlePlan.Item] = []
    /// By definition name, the module its classes are compiled into.
    private(set) var modules: [String: String] = [:]
    private var owners: [String: String] = [:]

    /// Adds a target's files. What an earlier target gave stays: the bundle's own
    /// target comes first and its libraries after it.
    ///
    /// - Throws: ``InstallError`` when another definition has the same name.
    mutating func add(_ target: PackageDescription.Target, in package: URL) throws(InstallError) {
        let folder = package.appending(path: target.path, directoryHint: .isDirectory)
        let files = Self.files(in: folder)
        for file in files where file.pathExtension == "intentdefinition" {
            let name = file.deletingPathExtension().lastPathComponent
            if let owner = owners[name], owner != target.name {
                // One file in two targets, as Xcode projects have it, is no clash.
                if try isKnown(file) { continue }
                throw clash(file, "the targets \(owner) and \(target.name) both define ‘\(name)’")
            }
            guard add(file) else {
                throw clash(file, "the target \(target.name) defines ‘\(name)’ in two folders")
            }
            owners[name] = target.name
            modules[name] = target.moduleName
        }
        for file in files where ["strings", "stringsdict"].contains(file.pathExtension) {
            // Of two tables of one name the bundle's own target's counts, as its strings come first.
            if file.deletingLastPathComponent().pathExtension == "lproj" { _ = add(file) }
        }
    }

    /// Far more than any definition has.
    private static let limit = 64 << 20

    /// False where the place is taken.
    private mutating func add(_ file: URL) -> Bool {
        let folder = file.deletingLastPathComponent()
        let place = (folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/" : "") + file.lastPathComponent
        guard !items.contains(where: { $0.place == place }) else { return false }
        items.append(BundlePlan.Item(source: file, place: place))
        return true
    }

    /// Whether a definition of the same name and content is there already.
    private func isKnown(_ file: URL) throws(InstallError) -> Bool {
        let content = try Disk.read(file, limit: Self.limit)
        for item in items where (item.place as NSString).lastPathComponent == file.lastPathComponent {
            if try Disk.read(item.source, limit: Self.limit) == content { return true }
        }
        return false
    }

    private func clash(_ file: URL, _ reason: String) -> InstallError {
        InstallError(.clash, file.path, reason: reason, mend: "rename one of the two files")
    }

    private static func files(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = all?.compactMap { $0 as? URL } ?? []
        return files.filter(Disk.isFile).sorted { $0.path < $1.path }
    }
}
