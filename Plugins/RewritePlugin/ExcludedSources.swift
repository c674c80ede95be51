// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The Swift files in a target's folder that SwiftPM does not compile as they are.
struct ExcludedSources {
    /// Sorted by path.
    let files: [URL]
    /// What is wrong with their names, and what to do.
    let mistakes: [String]

    /// Looks for them in the target's folder, but not where other targets have theirs.
    ///
    /// Links to files count and links to folders do not.
    ///
    /// - Throws: If a folder cannot be listed.
    init(of target: any Target, in package: Package) throws {
        let own = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url.standardized) ?? []
        let others = package.targets.map(\.directoryURL.standardized.path)
            .filter { $0 != target.directoryURL.standardized.path }
        let compiled = Set(own.map(\.path))
        files = try Self.sources(below: target.directoryURL.standardized, outside: Set(others))
            .filter { !compiled.contains($0.path) }
            .sorted { $0.path < $1.path }
        mistakes = Self.mistakes(in: files, beside: own)
    }

    private static func sources(below folder: URL, outside others: Set<String>) throws -> [URL] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        return try names.flatMap { name -> [URL] in
            let entry = folder.appending(path: name, directoryHint: .notDirectory)
            if isFolder(entry) {
                // A playground is a program of its own.
                return others.contains(entry.path) || entry.pathExtension == "playground"
                    ? [] : try sources(below: entry, outside: others)
            }
            return entry.pathExtension == "swift" && isFile(entry) && !isManifest(name) ? [entry] : []
        }
    }

    /// False for a link to a folder, and for what has just gone.
    private static func isFolder(_ entry: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: entry.path))?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Whether it is a file, or a link to one.
    private static func isFile(_ entry: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Package.swift, and Package@swift-6.0.swift.
    private static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    /// A target has no two files of one name: the compiler names what it writes after them.
    private static func mistakes(in files: [URL], beside own: [URL]) -> [String] {
        let excluded = Set(files.map(\.path))
        return Dictionary(grouping: files + own, by: \.lastPathComponent).values
            .map { $0.map(\.path).sorted() }
            .filter { $0.count > 1 && !excluded.isDisjoint(with: $0) }
            .sorted { $0[0] < $1[0] }
            .map { "one target has files of one name, \($0.joined(separator: " and ")); rename all but one of them" }
    }
}
