// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Checking
package import Foundation
import Sentences

/// Finds out what a path leads to, and reads it for the rules: a Swift package, a
/// built bundle, an Xcode project, a folder with plists, or a definition alone.
package struct ProjectReader: Sendable {
    private let packages: any PackageBuilding

    /// - Parameter packages: describes Swift packages; nothing is built.
    package init(packages: any PackageBuilding) {
        self.packages = packages
    }

    /// Reads a project; what cannot be read inside of it is among its problems.
    ///
    /// - Parameter shown: the path as the person wrote it, under which findings are shown.
    /// - Throws: ``ProjectReadingError`` where there is nothing to check at all.
    package func read(_ location: URL, shown: String) async throws(ProjectReadingError) -> CheckedProject {
        let path = Self.withoutSlash(location.standardizedFileURL.path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .notFound(path: shown)
        }
        let name = location.lastPathComponent
        guard isFolder.boolValue else {
            guard name.hasSuffix(".intentdefinition") else { throw .notAProject(path: shown) }
            let folder = location.deletingLastPathComponent()
            var assembly = ProjectAssembly(root: Self.withoutSlash(folder.path), shownRoot: Self.parent(of: shown))
            _ = assembly.definition(path, isInTarget: false)
            return await assembly.finish()
        }
        if name.hasSuffix(".app") {
            return await BundleProject(path: path, shown: Self.shownRoot(shown)).read()
        }
        if name.hasSuffix(".xcodeproj") {
            let folder = Self.withoutSlash(location.deletingLastPathComponent().path)
            return try await tree(folder, shown: Self.parent(of: shown), only: path)
        }
        return try await tree(path, shown: Self.shownRoot(shown), only: nil)
    }

    private func tree(_ root: String, shown: String, only: String?) async throws(ProjectReadingError) -> CheckedProject
    {
        let tree = try SourceTree(root: root, shown: shown)
        var assembly = ProjectAssembly(root: root, shownRoot: shown)
        assembly.knowsAllSources = !tree.hasForeignCode
        if tree.hasForeignCode {
            assembly.omissions.append(
                "the project has code in languages that are not read, so nothing is said to be handled nowhere")
        }
        let isPackage = tree.packages.contains(root + "/Package.swift")
        let projects = only.map { [$0] } ?? tree.xcodeProjects
        if isPackage, only == nil,
            !projects.contains(where: { $0.hasPrefix(root + "/") && !$0.dropFirst(root.count + 1).contains("/") })
        {
            do throws(InstallError) {
                let description = try await packages.describe(URL(filePath: root, directoryHint: .isDirectory))
                PackageProject(root: root, description: description, tree: tree).add(to: &assembly)
            } catch {
                throw .badPackage(path: shown.isEmpty ? "." : shown, error)
            }
        } else if !projects.isEmpty {
            for project in projects { XcodeProject(path: project, tree: tree).add(to: &assembly) }
        } else {
            FolderProject(tree: tree).add(to: &assembly)
        }
        for path in tree.swift + tree.objectiveC { _ = assembly.source(path) }
        for path in DefinitionChoice.base(of: tree.definitions) { _ = assembly.definition(path, isInTarget: false) }
        guard !assembly.parts.isEmpty || !assembly.definitions.isEmpty else {
            throw .nothingToCheck(path: shown.isEmpty ? "." : shown)
        }
        return await assembly.finish()
    }

    /// `.` is shown as nothing at all, so that paths begin with their first folder.
    private static func shownRoot(_ shown: String) -> String {
        let path = withoutSlash(shown)
        return path == "." ? "" : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    private static func parent(of shown: String) -> String {
        let path = shownRoot(shown)
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[..<slash])
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
