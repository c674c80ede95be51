// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// Makes the app bundles of a SwiftPM package, unsigned.
package struct Bundler: Sendable {
    /// What to make, and how.
    package struct Request: Hashable, Sendable {
        /// The package's folder.
        package var package: URL
        /// The one app that is wanted; nil for all.
        package var product: String?
        package var configuration = BuildConfiguration.debug
        /// Build settings by name, or by `TARGET:NAME`.
        package var settings: [String: String] = [:]

        package init(package: URL) { self.package = package }
    }

    private let builder: any PackageBuilding

    private let inspector: (any PackageInspecting)?

    /// - Parameter inspector: Looks at each package before it is built; nil for no inspection.
    package init(builder: any PackageBuilding = SwiftPackageTool(), inspector: (any PackageInspecting)? = nil) {
        self.builder = builder
        self.inspector = inspector
    }

    /// The executables that have to be built for the request, each app's before those of its extensions.
    ///
    /// - Throws: ``InstallError`` naming the target or file that is in the way.
    package func products(for request: Request) async throws(InstallError) -> [String] {
        try await plans(for: request, progress: { _ in }).flatMap(\.products)
    }

    /// Builds and puts the bundles into a folder, each in one step in the place of an older one.
    ///
    /// - Parameter progress: Called on any thread.
    /// - Returns: The bundles' folders, in the order of their names.
    /// - Throws: ``InstallError``; bundles that were there stay then, but those that were replaced before.
    package func makeBundles(
        for request: Request, in folder: URL, progress: @escaping @Sendable (InstallProgress) -> Void = { _ in }
    ) async throws(InstallError) -> [URL] {
        // First, as the folder may lie in one that does not exist.
        try requireManifest(of: request)
        try Disk.makeFolder(folder)
        let stage = try StageFolder(in: folder, prefix: StageFolder.hiddenPrefix).url
        // What is left in the stage is not wanted; where it cannot be removed now, the next run will.
        defer { try? Disk.remove(stage) }
        var bundles: [URL] = []
        let staged = try await stageBundles(for: request, in: stage, progress: progress) {
            error throws(InstallError) in throw error
        }
        for staged in staged {
            let place = folder.appending(path: staged.lastPathComponent, directoryHint: .isDirectory)
            try Disk.replace(place, with: staged)
            bundles.append(place)
        }
        return bundles
    }

    /// Builds and puts the bundles into a folder that holds none of them yet.
    ///
    /// - Parameter refused: Called with the reason why an app cannot be put together; the app is skipped unless this
    ///   throws.
    func stageBundles(
        for request: Request, in folder: URL, progress: @escaping @Sendable (InstallProgress) -> Void,
        refused: @Sendable (InstallError) throws(InstallError) -> Void
    ) async throws(InstallError) -> [URL] {
        let plans = try await plans(for: request, progress: progress, refused: refused)
        let products = request.product == nil ? nil : plans.flatMap(\.products)
        let binaries = try await builder.build(
            request.package, products: products, configuration: request.configuration
        ) { line in
            progress(.building(line: line))
        }
        let appIntents = try AppIntentBundling(package: request.package, binaries: binaries)
        var bundles: [URL] = []
        for plan in plans {
            progress(.bundling(name: plan.folderName))
            do throws(InstallError) {
                let plan = try await appIntents.completed(plan) { progress(.notice($0)) }
                bundles.append(try BundleAssembler(binaries: binaries).assemble(plan, in: folder))
            } catch {
                try refused(error)
            }
        }
        return bundles
    }

    private func requireManifest(of request: Request) throws(InstallError) {
        guard Disk.isFile(request.package.appending(path: "Package.swift")) else {
            throw InstallError(
                .nothingToInstall, request.package.path, reason: "there is no Package.swift in it",
                remedy: "give the folder of a Swift package")
        }
    }

    private func plans(
        for request: Request, progress: @Sendable (InstallProgress) -> Void,
        refused: (InstallError) throws(InstallError) -> Void = { error throws(InstallError) in throw error }
    ) async throws(InstallError) -> [BundlePlan] {
        try requireManifest(of: request)
        progress(.describing(package: request.package.lastPathComponent))
        let description = try await builder.describe(request.package)
        let planner = BundlePlanner(
            package: request.package, description: description, settings: request.settings)
        let plans = try planner.apps(product: request.product, refused: refused)
        let mistakes = try await inspector?.inspect(request.package, describedAs: description) ?? []
        for mistake in mistakes { progress(.notice(mistake)) }
        return plans
    }
}
