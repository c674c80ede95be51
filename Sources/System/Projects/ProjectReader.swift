// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Checking
import DefinitionFiles
package import Foundation
import IntentDefinition
package import Sentences

/// Finds out what a path leads to, and reads it for the rules: a Swift package, a
/// built bundle, an Xcode project, a folder with plists, or a definition alone.
package struct ProjectReader: Sendable {
    private let packages: any PackageBuilding
    private let settings: [String: String]

    /// - Parameters:
    ///   - packages: describes Swift packages; nothing is built.
    ///   - settings: values of build variables by `NAME`, or by `TARGET:NAME`, which count before a project's own.
    package init(packages: any PackageBuilding, settings: [String: String] = [:]) {
        self.packages = packages
        self.settings = settings
    }

    /// Reads a project; what cannot be read inside of it is among its problems.
    ///
    /// - Parameter shown: the path as the person wrote it, under which findings are shown.
    /// - Throws: `Problem` where there is nothing to check at all.
    package func read(_ location: URL, shown: String) async throws(Problem<Fault>) -> CheckedProject {
        let path = Self.withoutSlash(location.standardizedFileURL.path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Problem("'\(shown)' is missing", remedy: "check the path", fault: .input)
        }
        let name = location.lastPathComponent
        guard isFolder.boolValue else {
            if name == Self.manifest {
                let folder = Self.withoutSlash(location.deletingLastPathComponent().path)
                return try await tree(folder, shown: Self.parent(of: shown), only: path)
            }
            guard name.hasSuffix(".intentdefinition") else {
                throw Problem(
                    "'\(shown)' cannot be checked",
                    remedy: "give a folder, an .xcodeproj, a Package.swift, an .app or an .intentdefinition",
                    fault: .input)
            }
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

    private static let manifest = "Package.swift"

    private func tree(_ root: String, shown: String, only: String?) async throws(Problem<Fault>) -> CheckedProject {
        let tree = try SourceTree(root: root, shown: shown)
        var assembly = ProjectAssembly(root: root, shownRoot: shown)
        assembly.knowsAllSources = !tree.hasForeignCode
        if tree.hasForeignCode {
            assembly.omissions.append(
                "the project has code in other languages, so unhandled items are not reported")
        }
        let manifest = "\(root)/\(Self.manifest)"
        let projects = only.map { [$0] } ?? tree.xcodeProjects
        let hasProject = projects.contains { $0.hasPrefix(root + "/") && !$0.dropFirst(root.count + 1).contains("/") }
        if only == manifest || only == nil && !hasProject && tree.packages.contains(manifest) {
            do throws(InstallError) {
                let description = try await packages.describe(URL(filePath: root, directoryHint: .isDirectory))
                PackageProject(root: root, description: description, tree: tree, settings: settings)
                    .add(to: &assembly)
                await assembly.inspectAppIntents(of: description)
            } catch {
                throw Problem(
                    .input, shown.isEmpty ? "." : shown, reason: error.reason, remedy: error.remedy,
                    detail: error.detail)
            }
        } else if !projects.isEmpty {
            for project in projects { XcodeProject(path: project, tree: tree, overriding: settings).add(to: &assembly) }
        } else {
            FolderProject(tree: tree).add(to: &assembly)
        }
        for path in tree.swift + tree.objectiveC { _ = assembly.source(path) }
        assembly.addStringTables(tree.stringTables)
        for path in DefinitionChoice.base(of: tree.definitions) { _ = assembly.definition(path, isInTarget: false) }
        guard !assembly.parts.isEmpty || !assembly.definitions.isEmpty else {
            throw Problem(
                "'\(shown.isEmpty ? "." : shown)' holds no Info.plist of an app and no definition",
                remedy: "give the folder of a package, project or bundle", fault: .input)
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

/// A built app: its plists, entitlements and definitions. It has no sources any more.
struct BundleProject {
    let path: String
    let shown: String

    func read() async -> CheckedProject {
        var assembly = ProjectAssembly(root: path, shownRoot: shown)
        assembly.knowsAllSources = false
        assembly.omissions.append("a bundle has no sources, so rules about sources were skipped")
        add(path, to: &assembly)
        let plugIns = FolderEntries.list("\(path)/PlugIns").filter { $0.isFolder && $0.name.hasSuffix(".appex") }
        for entry in plugIns { add("\(path)/PlugIns/\(entry.name)", to: &assembly) }
        return await assembly.finish()
    }

    private func add(_ bundle: String, to assembly: inout ProjectAssembly) {
        let plist = assembly.plist("\(bundle)/Info.plist")
        let point = plist?.extensionPoint
        let isApp = bundle == path
        let name = URL(filePath: bundle).deletingPathExtension().lastPathComponent
        var part = ProjectPart(name: name, kind: isApp ? .app : ProjectPart.Kind(extensionPoint: point ?? ""))
        part.app = isApp ? nil : 0
        part.identifier = plist?.text("CFBundleIdentifier")
        part.plist = plist
        if let entitlements = entitlements(of: bundle) {
            part.signing = assembly.plist(entitlements).map { .file($0) } ?? .unknown
        } else if let manifest = manifest(of: bundle) {
            part.signing = assembly.entitlements(inManifest: manifest).map { .file($0) } ?? .unknown
        }
        // A bundle without definitions handles nothing but intents of the framework.
        let paths = (try? DefinitionLoader().paths(at: bundle)) ?? []
        part.definitions = paths.filter { !isApp || !$0.contains("/PlugIns/") }
            .map { assembly.definition($0, classNames: ClassNames(), isInTarget: true) }
        assembly.parts.append(part)
    }

    /// What a bundle for Beckon is to be signed with, or what Xcode leaves in one for iOS.
    private func entitlements(of bundle: String) -> String? {
        let files = FolderEntries.list(bundle).filter { !$0.isFolder }.map(\.name)
        let own = files.filter { $0.hasSuffix(".entitlements") }
        let archived = files.filter { $0 == "archived-expanded-entitlements.xcent" }
        return (own.count == 1 ? own : archived).first.map { "\(bundle)/\($0)" }
    }

    /// The manifest of a signed bundle. Whether its signature holds is for `beckon verify` to say.
    private func manifest(of bundle: String) -> String? {
        let path = "\(bundle)/\(BundleManifest.Place.manifest)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}

/// A tree without a project file: apps and extensions are recognized by their plists alone.
struct FolderProject {
    let tree: SourceTree

    func add(to assembly: inout ProjectAssembly) {
        for path in tree.plists where path.hasSuffix("Info.plist") {
            if let part = part(path, &assembly) { assembly.parts.append(part) }
        }
        guard !assembly.parts.isEmpty else { return }
        assembly.omissions.append(
            "there is no project file that assigns sources to apps and extensions")
        let apps = assembly.parts.indices.filter { assembly.parts[$0].kind == .app }
        guard apps.count == 1 else {
            assembly.omissions.append(
                "there are \(apps.count) apps, and nothing assigns the extensions to them")
            return
        }
        for index in assembly.parts.indices where assembly.parts[index].kind != .app {
            assembly.parts[index].app = apps[0]
        }
    }

    /// Nil for the plist of a framework, a test or anything else.
    private func part(_ path: String, _ assembly: inout ProjectAssembly) -> ProjectPart? {
        let settings = BuildSettings(["AppIdentifierPrefix": "", "TeamIdentifierPrefix": ""])
        guard let plist = assembly.plist(path, settings) else { return nil }
        let point = plist.extensionPoint
        let isApp = plist["LSRequiresIPhoneOS"] != nil || plist.text("CFBundlePackageType") == "APPL"
        guard point != nil || isApp else { return nil }
        let folder = URL(filePath: path).deletingLastPathComponent()
        var part = ProjectPart(
            name: folder.lastPathComponent, kind: point.map { ProjectPart.Kind(extensionPoint: $0) } ?? .app)
        part.plist = plist
        part.identifier = plist.text("CFBundleIdentifier")
        let beside = tree.entitlements.filter { URL(filePath: $0).deletingLastPathComponent().path == folder.path }
        if beside.count == 1 { part.signing = assembly.plist(beside[0], settings).map { .file($0) } ?? .unknown }
        return part
    }
}
