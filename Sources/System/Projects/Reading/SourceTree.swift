// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences

/// The files of a project by what they are, found in one walk.
///
/// Links are not followed, and folders that hold others' work or built things are left out.
struct SourceTree {
    /// Files and folders that are looked at.
    static let entryLimit = 500_000
    /// Folders inside one another.
    private static let depthLimit = 32

    private static let skipped: Set = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor", "SourcePackages",
    ]
    /// Code of these kinds may handle what Swift does not, and is not read here.
    private static let foreign: Set = ["dart", "js", "jsx", "ts", "tsx", "kt", "cs", "rb"]

    /// Without a slash at its end.
    let root: String
    private(set) var swift: [String] = []
    /// Objective-C and C++.
    private(set) var objectiveC: [String] = []
    private(set) var definitions: [String] = []
    private(set) var plists: [String] = []
    /// `.strings` files and string catalogs.
    private(set) var stringTables: [String] = []
    /// Pictures, asset catalogs and `.stringsdict` files.
    private(set) var resources: [String] = []
    private(set) var entitlements: [String] = []
    private(set) var xcodeProjects: [String] = []
    private(set) var packages: [String] = []
    /// Whether a part of the project is written in a language that is not read.
    private(set) var hasForeignCode = false

    /// - Throws: `Problem` for a folder with more files than are looked through.
    init(root: String, shown: String) throws(Problem<Fault>) {
        self.root = root
        var folders = [(path: root, depth: 0)]
        var seen = 0
        while let (folder, depth) = folders.popLast() {
            for entry in FolderEntries.list(folder) where !entry.name.hasPrefix(".") {
                seen += 1
                guard seen <= Self.entryLimit else {
                    throw Problem(
                        "'\(shown)' holds more than \(Self.entryLimit) files",
                        remedy: "give the folder of the project itself", fault: .input)
                }
                let path = "\(folder)/\(entry.name)"
                if entry.isFolder {
                    if enters(entry.name, path), depth < Self.depthLimit { folders.append((path, depth + 1)) }
                } else {
                    add(path, name: entry.name)
                }
            }
        }
        sort()
    }

    private mutating func enters(_ name: String, _ path: String) -> Bool {
        if name.hasSuffix(".xcodeproj") { xcodeProjects.append(path) }
        if name.hasSuffix(".xcassets") { resources.append(path) }
        if name == "node_modules" { hasForeignCode = true }
        let isBundle = [".xcodeproj", ".xcworkspace", ".xcassets", ".xcframework", ".framework", ".app", ".appex"]
            .contains { name.hasSuffix($0) }
        return !isBundle && !Self.skipped.contains(name)
    }

    private mutating func add(_ path: String, name: String) {
        let suffix = name.split(separator: ".").last.map(String.init) ?? ""
        switch suffix {
        case "swift": if name == "Package.swift" { packages.append(path) } else { swift.append(path) }
        case "m", "mm", "h", "c", "cpp": objectiveC.append(path)
        case "intentdefinition": definitions.append(path)
        case "plist": plists.append(path)
        case "strings", "xcstrings": stringTables.append(path)
        case "png", "stringsdict": resources.append(path)
        case "entitlements": entitlements.append(path)
        default: if Self.foreign.contains(suffix) { hasForeignCode = true }
        }
    }

    /// So that the same tree is always listed in the same order.
    private mutating func sort() {
        swift.sort()
        objectiveC.sort()
        definitions.sort()
        plists.sort()
        stringTables.sort()
        resources.sort()
        entitlements.sort()
        xcodeProjects.sort()
        packages.sort()
    }
}

/// What stands in a folder, with its kind and without a look at each entry.
enum FolderEntries {
    /// Empty if the folder cannot be listed; links count as files.
    static func list(_ folder: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let kind = Int32(entry.pointee.d_type)
            entries.append((name, kind == Int32(DT_DIR) || kind == Int32(DT_UNKNOWN) && isFolder("\(folder)/\(name)")))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Some file systems don't say what an entry is.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
