// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Foundation
import Store

extension AppLibrary {
    /// What to install, and how.
    package struct Request: Hashable, Sendable {
        /// A SwiftPM package, or an `.app` folder.
        package var path: URL
        /// The one app of the package that is wanted; nil for all.
        package var product: String?
        package var configuration = BuildConfiguration.debug
        /// Build settings by name, or by `TARGET:NAME`.
        package var settings: [String: String] = [:]

        package init(path: URL) {
            self.path = path
        }
    }

    /// Installs an app, or every app of a package, in place of older versions.
    ///
    /// First everything is made and checked in a folder aside; only then do the
    /// apps go, each in one step, to their places.
    ///
    /// - Parameter progress: Called on any thread.
    /// - Returns: The installed apps.
    /// - Throws: ``InstallError`` or ``StoreError``; nothing is changed then, except that of several
    ///   apps the ones before the disk or the store refused are installed.
    package func install(
        _ request: Request, progress: @escaping @Sendable (InstallProgress) -> Void = { _ in }
    ) async throws -> [InstalledApp] {
        let stage = try StageFolder(in: folder.staging).url
        // What is left in the stage is not wanted; where it cannot be removed now, the next installation will.
        defer { try? Disk.remove(stage) }
        let bundles = try await bundles(for: request, in: stage, progress: progress)
        let reader = BundleReader(occasion: .installing, containers: folder.containers)
        for bundle in bundles {
            progress(.checking(name: bundle.folder.lastPathComponent))
            // Signatures and entitlements are verified here, before anything is placed.
            do throws(InstallError) {
                _ = try reader.read(bundle.folder)
            } catch {
                throw error.renaming(bundle.folder.path, to: bundle.origin)
            }
        }
        var apps: [InstalledApp] = []
        for bundle in bundles { apps.append(try await place(bundle.folder, reader: reader, progress: progress)) }
        return apps
    }

    /// A bundle in the folder aside.
    private struct StagedBundle {
        var folder: URL
        /// What the person knows it by: the path they gave, or the name of what was built.
        var origin: String
    }

    private func bundles(
        for request: Request, in stage: URL, progress: @escaping @Sendable (InstallProgress) -> Void
    ) async throws(InstallError) -> [StagedBundle] {
        let path = request.path.standardizedFileURL
        guard Disk.exists(path) else {
            throw InstallError(.nothingToInstall, path.path, reason: "nothing is there", mend: "check the path")
        }
        if path.pathExtension == "app", Disk.isFolder(path) {
            progress(.bundling(name: path.lastPathComponent))
            let copy = stage.appending(path: path.lastPathComponent, directoryHint: .isDirectory)
            try BundleCopier.copy(path, to: copy)
            return [StagedBundle(folder: copy, origin: path.path)]
        }
        guard Disk.isFile(path.appending(path: "Package.swift")) else {
            throw InstallError(
                .nothingToInstall, path.path, reason: "it is no app bundle and has no Package.swift",
                mend: "give a folder that ends in .app, or the folder of a Swift package")
        }
        return try await built(path, request, in: stage, progress: progress)
    }

    private func built(
        _ package: URL, _ request: Request, in stage: URL,
        progress: @escaping @Sendable (InstallProgress) -> Void
    ) async throws(InstallError) -> [StagedBundle] {
        var bundling = Bundler.Request(package: package)
        bundling.product = request.product
        bundling.configuration = request.configuration
        bundling.settings = request.settings
        let folders = try await Bundler(builder: builder).stageBundles(for: bundling, in: stage, progress: progress)
        return folders.map { StagedBundle(folder: $0, origin: $0.lastPathComponent) }
    }

    private func place(
        _ bundle: URL, reader: BundleReader, progress: @Sendable (InstallProgress) -> Void
    ) async throws -> InstalledApp {
        let staged = try reader.read(bundle)
        let name = "\(staged.id).app"
        let place = folder.apps.appending(path: name, directoryHint: .isDirectory)
        try Disk.makeFolder(staged.container)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: staged.container.path)
        try Disk.replace(place, with: bundle)
        let app = try reader.read(place)
        try await store.record(record(of: app, path: name))
        progress(.installed(identifier: app.id.text))
        return app
    }

    private func record(of app: InstalledApp, path: String) -> AppRecord {
        AppRecord(
            identifier: app.id.text, name: app.info.title, path: path, installed: now(),
            extensions: app.extensions.map { part in
                AppRecord.Extension(
                    identifier: part.id.text, kind: part.info.kind.rawValue,
                    path: "PlugIns/\(part.location.lastPathComponent)")
            })
    }
}
