// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import Checking
package import Foundation
package import ProjectTemplates
package import Sentences

/// Makes a package of an Xcode project that builds with Beckon: the sources stay where they are, and what cannot be built
/// is left out, file by file, with the reason.
package struct ProjectImport: Sendable {
    /// What an import is about to do.
    package enum Progress: Sendable {
        case reading
        /// A target is built for the n-th time, after files were left out.
        case building(target: String, attempt: Int)
        case bundling
    }

    private let packages: any PackageBuilding
    private let settings: [String: String]
    private let sdk: SDKLocation

    /// - Parameters:
    ///   - settings: Values of build variables by `NAME`, or by `TARGET:NAME`, which count before the project's own.
    ///   - sdk: Where the package finds Beckon's.
    package init(packages: any PackageBuilding, settings: [String: String] = [:], sdk: SDKLocation) {
        (self.packages, self.settings, self.sdk) = (packages, settings, sdk)
    }

    /// Reads a project, writes the package and builds it until only what can be built is left.
    ///
    /// - Parameters:
    ///   - location: An `.xcodeproj`, an `.xcworkspace`, or a folder with one.
    ///   - shown: The path as the person wrote it.
    ///   - output: The package's folder; nil for `Beckon` beside the project.
    /// - Throws: `Problem` if there is no project with an app or an extension for intents, if the folder is another's, or
    ///   if nothing can be built at all.
    package func run(
        _ location: URL, shown: String, output: URL? = nil, progress: @escaping @Sendable (Progress) -> Void
    ) async throws(Problem<Fault>) -> ImportReport {
        progress(.reading)
        let projects = try XcodeProjectSearch.projects(at: location, shown: shown)
        let folder = projects[0].folder
        let root = XcodeProjectSearch.root(around: location)
        var assembly = ProjectAssembly(root: folder.path, shownRoot: "")
        var (targets, omissions, names): ([ImportedTarget], [Sentence], ImportPlanner.Names) = ([], [], .init())
        for project in projects {
            let tree = try SourceTree(root: project.folder.path, shown: shown)
            let reader = try XcodeProject(path: project.path, tree: tree, overriding: settings).reader()
            let local = await LocalPackages.read(reader.localPackages.filter { $0.hasPrefix(root + "/") }, by: packages)
            var planner = ImportPlanner(reader, packages: local, below: root, names: names)
            planner.read(&assembly)
            names = planner.names
            targets += planner.targets
            omissions += planner.omissions
        }
        guard targets.contains(where: { $0.kind != .library }) else {
            throw Problem(
                "'\(shown)' has no app and no extension for intents that can be read",
                remedy: "run ‘beckon check’ to see what is wrong", fault: .input)
        }
        let sources = await ImportedSources.read(targets)
        let package = ImportedPackage(
            folder: output ?? folder.appending(path: "Beckon", directoryHint: .isDirectory),
            project: projects.map(\.name).joined(separator: ", "), sdk: sdk)
        var build = ImportBuild(package: package, packages: packages, sources: sources, targets: targets)
        let bundles = try await build.run(progress: progress) { () async throws(InstallError) in
            try await Bundler(builder: packages).makeBundles(
                for: .init(package: package.folder),
                in: package.folder.appending(path: ".build/bundles", directoryHint: .isDirectory))
        }
        var seen: Set<Sentence> = []
        return build.report(
            bundles: bundles, omissions: (omissions + assembly.omissions).filter { seen.insert($0).inserted })
    }
}

extension Problem<Fault> {
    init(_ error: InstallError) {
        self.init(.failure, error.subject, reason: error.reason, remedy: error.remedy, detail: error.detail)
    }
}
