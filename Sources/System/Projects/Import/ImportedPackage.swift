// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import ProjectTemplates
import Sentences

/// The folder of a package whose targets are links to the files of an Xcode project.
struct ImportedPackage {
    /// What an import may find in its folder, and replaces.
    private static let sourcesFolder = "Sources"
    private static let ownSource = "BeckonImport.swift"

    let folder: URL
    /// The project, as the manifest mentions it.
    let project: String
    let sdk: SDKLocation

    private var manifest: URL { folder.appending(path: "Package.swift") }
    private var files: FileManager { .default }

    /// Writes the whole package, in the place of one that an earlier import has written.
    ///
    /// - Parameter modules: What the sources of a target import.
    /// - Throws: `Problem` if the folder has contents of other origin, or cannot be written.
    func write(_ targets: [ImportedTarget], importing modules: (ImportedTarget) -> Set<String>) throws(Problem<Fault>) {
        try requireOwn()
        do {
            // First, as its mark is what lets the next import replace what this one leaves behind.
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try writeManifest(targets, modules)
            let sources = folder.appending(path: Self.sourcesFolder)
            if files.fileExists(atPath: sources.path) { try files.removeItem(at: sources) }
            for target in targets { try write(target, below: sources) }
            try Data(".build/\n".utf8).write(to: folder.appending(path: ".gitignore"))
        } catch let error as InfoPlistError {
            throw Problem(
                .failure, folder.path, reason: "a property list cannot be written: \(error.reason)",
                remedy: error.remedy)
        } catch {
            throw unwritable(error)
        }
    }

    /// Writes what has changed in a target since the whole package was written: the files that were left out of it.
    func remove(
        _ left: [String], from target: ImportedTarget, of targets: [ImportedTarget],
        importing modules: (ImportedTarget) -> Set<String>
    ) throws(Problem<Fault>) {
        do {
            let place = folder.appending(path: "\(Self.sourcesFolder)/\(target.name)")
            for path in left {
                try files.removeItem(
                    at: place.appending(path: "\(ImportedTarget.sourcesFolder)/\(Self.name(of: path))"))
            }
            try writeOwnFiles(of: target, in: place)
            try writeManifest(targets, modules)
        } catch {
            throw unwritable(error)
        }
    }

    private func requireOwn() throws(Problem<Fault>) {
        guard files.fileExists(atPath: folder.path) else { return }
        // A folder that cannot be read is left alone, like any other that is not an import's.
        let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        let isEmpty = (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
        guard isEmpty || text.contains("\n\(ImportedManifest.mark)") else {
            throw Problem(
                "\(folder.path) is a folder that ‘beckon import’ has not written",
                remedy: "give a new folder with --output", fault: .input)
        }
    }

    private func writeManifest(_ targets: [ImportedTarget], _ modules: (ImportedTarget) -> Set<String>) throws {
        let name = folder.deletingLastPathComponent().lastPathComponent
        let text = ImportedManifest(
            name: name, of: project, targets: targets.map { $0.manifest(importing: modules($0)) }, sdk: sdk
        ).text
        try Data(text.utf8).write(to: manifest)
    }

    private func write(_ target: ImportedTarget, below sources: URL) throws {
        let place = sources.appending(path: target.name)
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        try writeOwnFiles(of: target, in: place)
        if let entitlements = target.entitlements {
            try entitlements.xml().write(to: place.appending(path: "\(target.name).entitlements"))
        }
        for path in target.sources {
            try link(place.appending(path: "\(ImportedTarget.sourcesFolder)/\(Self.name(of: path))"), to: path)
        }
        for resource in target.resources {
            try link(place.appending(path: "\(ImportedTarget.resourcesFolder)/\(resource.place)"), to: resource.path)
        }
    }

    private func writeOwnFiles(of target: ImportedTarget, in place: URL) throws {
        try Data(Self.text(of: target).utf8).write(to: place.appending(path: Self.ownSource))
        if let plist = target.plist { try plist.xml().write(to: place.appending(path: "Info.plist")) }
    }

    private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

    /// A relative link, so that the project may be moved with its package.
    private func link(_ place: URL, to path: String) throws {
        let parent = place.deletingLastPathComponent()
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        guard !files.fileExists(atPath: place.path) else { return }
        try files.createSymbolicLink(
            atPath: place.path, withDestinationPath: Self.relative(path, to: parent.resolvingSymlinksInPath().path))
    }

    static func relative(_ path: String, to folder: String) -> String {
        let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - shared) + parts.dropFirst(shared).map(String.init))
            .joined(separator: "/")
    }

    /// The one source that is the package's own: SwiftPM passes over a target without any.
    private static func text(of target: ImportedTarget) -> String {
        guard target.hasStandIn else {
            return "// The sources of \(target.name) are links in \(ImportedTarget.sourcesFolder).\n"
        }
        let name = target.name
        return """
            import UIKit

            /// Stands in for the app, whose own screens cannot be built here.
            @main
            final class StandInAppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    let (screen, label) = (UIViewController(), UILabel())
                    label.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "\(name)"
                    label.textAlignment = .center
                    screen.view = label
                    window.rootViewController = screen
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }
            }

            """
    }

    private func unwritable(_ error: any Error) -> Problem<Fault> {
        Problem(
            "\(folder.path) cannot be written: \(error.localizedDescription)",
            remedy: "give a folder that you can write to with --output")
    }
}
