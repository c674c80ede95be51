// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// Which files each target of an Xcode project is made of.
struct XcodeTargetFiles {
    let objects: XcodeObjects
    let paths: XcodeFilePaths
    /// Every file there is, for the folders whose files all belong to a target.
    let tree: SourceTree

    /// The sources, definitions and other resources of a target.
    func files(of target: XcodeObjects.Object) -> Set<String> {
        var files: Set<String> = []
        for phase in objects.members(target, "buildPhases")
        where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
            for file in objects.members(phase, "files") {
                files.formUnion(file.text("fileRef").map(paths.files) ?? [])
            }
        }
        return files.union(synchronized(of: target))
    }

    /// The definitions from which Xcode generates no classes for a target.
    func definitionsWithoutClasses(of target: XcodeObjects.Object) -> Set<String> {
        let entries = objects.members(target, "buildPhases").filter { $0.kind == "PBXSourcesBuildPhase" }
            .flatMap { objects.members($0, "files") }.filter {
                Self.isWithoutClasses($0.table("settings")["ATTRIBUTES"])
            }
        let listed = entries.flatMap { $0.text("fileRef").map(paths.files) ?? [] }
        let synchronized = groups.flatMap { group, exceptions -> [String] in
            guard let folder = paths.paths[group] else { return [] }
            return exceptions.filter { $0.text("target") == target.id }.flatMap { $0.table("attributesByRelativePath") }
                .filter { Self.isWithoutClasses($0.value) }.map { XcodeFilePaths.join(folder, $0.key) }
        }
        return Set(listed + synchronized)
    }

    private static func isWithoutClasses(_ attributes: PropertyTree?) -> Bool {
        guard case .array(let items)? = attributes else { return false }
        return items.contains(.string("no_codegen"))
    }

    /// The targets whose products a target links, embeds or waits for.
    func used(by target: XcodeObjects.Object, among targets: [XcodeObjects.Object]) -> [XcodeObjects.Object] {
        let waited = objects.members(target, "dependencies").compactMap { $0.text("target") }
        let products = products(in: ["PBXFrameworksBuildPhase"], of: target)
        return targets.filter { other in
            waited.contains(other.id) || other.text("productReference").map(products.contains) == true
        }
    }

    /// The products a target copies into its bundle.
    func embedded(in target: XcodeObjects.Object) -> Set<String> {
        products(in: ["PBXCopyFilesBuildPhase"], of: target)
    }

    private func products(in kinds: Set<String>, of target: XcodeObjects.Object) -> Set<String> {
        let phases = objects.members(target, "buildPhases").filter { kinds.contains($0.kind) }
        return Set(phases.flatMap { objects.members($0, "files") }.compactMap { $0.text("fileRef") })
    }

    // MARK: Folders that belong to targets as a whole, since Xcode 16

    private func synchronized(of target: XcodeObjects.Object) -> Set<String> {
        var files: Set<String> = []
        let own = Set(target.texts("fileSystemSynchronizedGroups"))
        for (group, exceptions) in groups {
            guard let folder = paths.paths[group] else { continue }
            let named = exceptions.filter { $0.text("target") == target.id }
                .flatMap { $0.texts("membershipExceptions") }.map { XcodeFilePaths.join(folder, $0) }
            if own.contains(group) {
                let all = (tree.swift + tree.objectiveC + tree.definitions + tree.stringTables + tree.resources).filter
                {
                    $0.hasPrefix(folder + "/")
                }
                files.formUnion(Set(all).subtracting(named))
            } else {
                // For a target that does not hold the folder, the exceptions are what it takes from it.
                files.formUnion(named)
            }
        }
        return files
    }

    /// The folders that belong to a target as a whole, and are not in the tree that was read.
    func foreignFolders(of target: XcodeObjects.Object) -> [String] {
        let own = Set(target.texts("fileSystemSynchronizedGroups"))
        return own.compactMap { paths.paths[$0] }.filter { !$0.hasPrefix(tree.root + "/") && $0 != tree.root }.sorted()
    }

    /// The folders with the exceptions of each.
    private var groups: [(id: String, exceptions: [XcodeObjects.Object])] {
        paths.paths.keys.compactMap { id in
            guard let group = objects[id], group.kind == "PBXFileSystemSynchronizedRootGroup" else { return nil }
            return (id, objects.members(group, "exceptions"))
        }
    }
}
