// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Checking
import Foundation

/// A Swift package whose executable targets have an `Info.plist` in their folders.
struct PackageProject {
    let root: String
    let description: PackageDescription
    let tree: SourceTree
    /// Values of build variables by `NAME` or `TARGET:NAME`.
    var settings: [String: String] = [:]

    func add(to assembly: inout ProjectAssembly) {
        assembly.package = package(shownIn: assembly)
        let targets = description.targets.filter { $0.type == "executable" && hasPlist($0) }
        for target in targets { add(target, to: &assembly) }
        let apps = assembly.parts.indices.filter { assembly.parts[$0].kind == .app }
        for index in assembly.parts.indices where assembly.parts[index].kind != .app {
            let own = assembly.parts[index].identifier ?? ""
            let owners = apps.filter { app in assembly.parts[app].identifier.map { own.hasPrefix($0 + ".") } ?? false }
            let nearest = owners.max {
                (assembly.parts[$0].identifier ?? "").count < (assembly.parts[$1].identifier ?? "").count
            }
            assembly.parts[index].app = nearest ?? namesake(of: assembly.parts[index], apps, assembly.parts)
        }
    }

    /// The sources and definitions of every target, also of those that are no app's own.
    func addCompiled(to assembly: inout ProjectAssembly) {
        let kinds = ["executable", "library"]
        for target in description.targets where kinds.contains(target.type) {
            for path in sources(of: target) { _ = assembly.source(path) }
        }
        for path in DefinitionChoice.base(of: tree.definitions) { _ = assembly.definition(path, isInTarget: false) }
    }

    /// The app an extension was most likely meant for, whose identifier its own does not begin with:
    /// the only one, or the one whose name the extension's begins with.
    private func namesake(of part: ProjectPart, _ apps: [Int], _ parts: [ProjectPart]) -> Int? {
        if apps.count == 1 { return apps[0] }
        guard part.identifier != nil else { return nil }
        return apps.filter { part.name.hasPrefix(parts[$0].name) }.max { parts[$0].name.count < parts[$1].name.count }
    }

    /// The executables and libraries.
    private func package(shownIn assembly: ProjectAssembly) -> CheckedPackage {
        let path = root + "/Package.swift"
        // SwiftPM has read it; without its text findings name the file alone.
        let bytes = (try? BoundedBytes.read(path, limit: SwiftSource.sizeLimit)) ?? []
        let kinds = ["executable", "library"]
        let targets = description.targets.filter { kinds.contains($0.type) }.map { target in
            CheckedPackage.Target(
                name: target.name, isExecutable: target.type == "executable",
                folder: assembly.shown(folder(of: target)),
                sources: target.sources.map { _ in Set(sources(of: target).map(assembly.shown)) },
                dependencies: Set(target.dependencies ?? []), products: Set(target.products ?? []))
        }
        var package = CheckedPackage(
            targets: targets, plugins: Set(description.targets.filter { $0.type == "plugin" }.map(\.name)),
            modules: Set(description.targets.map(\.moduleName)),
            manifest: SwiftSource(path: assembly.shown(path), bytes: Array(bytes)))
        package.missingDependencies = package.dependencyPaths.filter { dependency, _ in
            let folder = URL(filePath: dependency, relativeTo: URL(filePath: root, directoryHint: .isDirectory))
            return !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        }
        return package
    }

    /// What is compiled into a target: what lies in its folder where SwiftPM does not say, or a plugin takes the rest.
    private func sources(of target: PackageDescription.Target) -> [String] {
        let folder = folder(of: target)
        guard let sources = target.sources, target.products?.contains("RewritePlugin") != true else {
            // Of a project that was imported they are links, and findings are about what these lead to.
            return tree.swift.filter { $0.hasPrefix(folder + "/") }.map {
                URL(filePath: $0).resolvingSymlinksInPath().path
            }
        }
        return sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    private func hasPlist(_ target: PackageDescription.Target) -> Bool {
        tree.plists.contains(folder(of: target) + "/Info.plist")
    }

    /// Without a slash at its end; a target may lie in the package's own folder.
    private func folder(of target: PackageDescription.Target) -> String {
        let path = target.path.hasSuffix("/") ? String(target.path.dropLast()) : target.path
        return path.isEmpty || path == "." ? root : "\(root)/\(path)"
    }

    private func add(_ target: PackageDescription.Target, to assembly: inout ProjectAssembly) {
        let folder = folder(of: target)
        let settings = settings(of: target)
        let plist = assembly.plist("\(folder)/Info.plist", settings)
        let point = plist?.extensionPoint
        let isExtension = plist?["NSExtension"] != nil || plist?["EXAppExtensionAttributes"] != nil
        var part = ProjectPart(
            name: target.name, kind: isExtension ? ProjectPart.Kind(extensionPoint: point ?? "") : .app)
        part.plist = plist
        part.isInstallable = true
        part.identifier = plist?.text("CFBundleIdentifier")
        let entitlements = tree.entitlements.filter { $0.hasPrefix(folder + "/") }
        switch entitlements.count {
        case 0: part.signing = .none
        case 1: part.signing = assembly.plist(entitlements[0], settings).map { .file($0) } ?? .unknown
        default: part.signing = .unknown
        }
        part.sources = sources(of: target).map { assembly.source($0) }
        part.knowsSources = true
        part.linkedSources = libraries(of: target, in: assembly).flatMap(sources).map { assembly.source($0) }
        let folders = ([target] + libraries(of: target, in: assembly)).map { self.folder(of: $0) + "/" }
        let definitions = DefinitionChoice.base(of: tree.definitions)
        part.definitions = definitions.filter { path in folders.contains { path.hasPrefix($0) } }
            .map { assembly.definition($0, isInTarget: true) }
        part.knowsDefinitions = true
        assembly.parts.append(part)
    }

    /// The libraries of the package that a target uses.
    private func libraries(
        of target: PackageDescription.Target, in assembly: ProjectAssembly
    ) -> [PackageDescription.Target] {
        let used = assembly.package.flatMap { package in
            package.targets.first { $0.name == target.name }.map { package.closure(of: $0) }
        }
        let names = Set((used ?? []).map(\.name))
        return description.targets.filter { names.contains($0.name) && $0.name != target.name }
    }

    private func settings(of target: PackageDescription.Target) -> BuildSettings {
        let product = description.products.first { $0.isExecutable && $0.targets.contains(target.name) }?.name
        return BuildSettings([
            "PRODUCT_NAME": product ?? target.name, "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "TARGET_NAME": target.name,
            "PRODUCT_MODULE_NAME": target.moduleName,
            "DEVELOPMENT_LANGUAGE": description.defaultLocalization ?? "en", "AppIdentifierPrefix": "",
            "TeamIdentifierPrefix": "",
        ]).overridden(by: settings, in: target.name)
    }
}
