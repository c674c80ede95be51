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
            if let other = owners[name] {
                let known = items.first { ($0.place as NSString).lastPathComponent == file.lastPathComponent }
                // One file in two targets, as Xcode projects have it, is no clash.
                if let known, try Disk.read(known.source, limit: Self.limit) == Disk.read(file, limit: Self.limit) {
                    continue
                }
                throw InstallError(
                    .clash, file.path, reason: "the targets \(other) and \(target.name) both define ‘\(name)’",
                    mend: "rename one of the two files")
            }
            owners[name] = target.name
            modules[name] = target.moduleName
            add(file)
        }
        for file in files where ["strings", "stringsdict"].contains(file.pathExtension) {
            if file.deletingLastPathComponent().pathExtension == "lproj" { add(file) }
        }
    }

    /// Far more than any definition has.
    private static let limit = 64 << 20

    private mutating func add(_ file: URL) {
        let folder = file.deletingLastPathComponent()
        let place = (folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/" : "") + file.lastPathComponent
        guard !items.contains(where: { $0.place == place }) else { return }
        items.append(BundlePlan.Item(source: file, place: place))
    }

    private static func files(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = all?.compactMap { $0 as? URL } ?? []
        return files.filter(Disk.isFile).sorted { $0.path < $1.path }
    }
}
