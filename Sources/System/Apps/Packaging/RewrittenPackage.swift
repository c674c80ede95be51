// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Foundation
import Sentences

/// Builds a package with sources that only Swift on Apple's systems compiles: its build folder gets links to the package and
/// another manifest, with which RewritePlugin compiles those sources.
struct RewrittenPackage {
    /// A target with the sources of its that are rewritten, relative to its folder.
    private typealias Change = (target: PackageDescription.Target, files: [String])

    private static let plugin = "RewritePlugin"
    /// Of the one source that is not the package's: SwiftPM passes over a target without any.
    private static let ownSource = "BeckonRewritten.swift"
    /// What is larger is no source that a person wrote.
    private static let sizeLimit = 8 << 20
    /// How many folders up a manifest may lead to another package.
    private static let levels = 3

    private let package: URL
    /// The manifest's text.
    private let manifest: String
    /// Swift files that need it, by their paths.
    private let sources: Set<String>

    /// Nil if the package has no such sources, does not use Beckon, uses the plugin itself, or has manifests for several
    /// versions of Swift.
    init?(_ package: URL) {
        let file = package.appending(path: "Package.swift")
        // SwiftPM says what is wrong with one that cannot be read.
        guard let data = try? Disk.read(file, limit: Self.sizeLimit),
            let names = try? Disk.contents(of: package), !names.contains(where: { $0.hasPrefix("Package@swift-") })
        else { return nil }
        let manifest = String(decoding: data, as: UTF8.self)
        guard manifest.contains("\"beckon\""), !manifest.contains("\"\(Self.plugin)\"") else { return nil }
        sources = Set(Self.files(below: package).filter(Self.needsRewriting).map(\.standardizedFileURL.path))
        guard !sources.isEmpty else { return nil }
        (self.package, self.manifest) = (package.standardizedFileURL, manifest)
    }

    /// Writes the links and the manifest.
    ///
    /// - Parameter description: Of the package itself.
    /// - Returns: The folder to build in; nil if SwiftPM compiles none of the sources.
    func write(_ description: PackageDescription) throws(InstallError) -> URL? {
        let targets = description.targets.filter { ["executable", "library"].contains($0.type) }
        let changes = targets.compactMap { target -> Change? in
            let folder = package.appending(path: target.path)
            let files = (target.sources ?? []).filter {
                sources.contains(folder.appending(path: $0).standardizedFileURL.path)
            }
            return files.isEmpty ? nil : (target, files)
        }
        guard !changes.isEmpty else { return nil }
        do {
            try linkEntries()
            for change in changes { try mirror(change.target) }
            let text = manifest + changes.map(Self.text).joined()
            let place = folder.appending(path: "Package.swift")
            // One that is not there, or cannot be read, is written.
            if (try? String(contentsOf: place, encoding: .utf8)) != text { try Data(text.utf8).write(to: place) }
        } catch {
            throw Disk.error("write", folder, error)
        }
        return folder
    }

    /// As deep in the build folder as a manifest may look up for other packages, which are links there.
    private var folder: URL {
        let levels = (1..<Self.levels).reversed().map { "\($0)/" }.joined()
        return package.appending(path: ".build/rewritten/\(levels)\(package.lastPathComponent)")
    }

    /// Lines at the end of the manifest that give a target its folder of links, and the plugin what needs rewriting.
    private static func text(of change: Change) -> String {
        let name = change.target.name.debugDescription
        let files = change.files.map(\.debugDescription).joined(separator: ", ")
        return """

            for target in package.targets where target.name == \(name) {
                target.path = "Rewritten/" + \(name)
                target.exclude += [\(files)]
                target.plugins = (target.plugins ?? []) + [.plugin(name: "\(plugin)", package: "beckon")]
            }

            """
    }

    /// Links to everything in the package's folder, and to the folders that the manifest looks up for.
    private func linkEntries() throws {
        for entry in try FileManager.default.contentsOfDirectory(atPath: package.path)
        where !entry.hasPrefix(".") && entry != "Package.swift" && entry != "Rewritten" {
            try Self.link(folder.appending(path: entry), to: package.appending(path: entry))
        }
        for match in manifest.matches(of: /"((?:\.\.\/)+)([^"\/]+)/) {
            let up = match.output.1.count / 3
            guard up <= Self.levels else { continue }
            func above(_ folder: URL) -> URL {
                (0..<up).reduce(folder) { above, _ in above.deletingLastPathComponent() }
            }
            let place = above(folder).appending(path: String(match.output.2))
            // A way up may lead down again, to the package itself.
            guard !(folder.path + "/").hasPrefix(place.path + "/") else { continue }
            try Self.link(place, to: above(package).appending(path: String(match.output.2)))
        }
    }

    /// A folder with a link to every file of a target's, but to sources only as far as they are compiled.
    private func mirror(_ target: PackageDescription.Target) throws {
        let (place, origin) = (folder.appending(path: "Rewritten/\(target.name)"), package.appending(path: target.path))
        let compiled = Set(target.sources ?? [])
        let wanted = Self.relative(Self.files(below: origin), to: origin).filter {
            !$0.hasSuffix(".swift") || compiled.contains($0)
        }
        // First, so that no link is made inside a folder that is one.
        for path in Set(Self.relative(Self.files(below: place), to: place)).subtracting(wanted + [Self.ownSource]) {
            try Self.removeLink(place.appending(path: path))
        }
        for path in wanted { try Self.link(place.appending(path: path), to: origin.appending(path: path)) }
        let own = place.appending(path: Self.ownSource)
        if !Disk.exists(own) { try Data("// The other sources are rewritten.\n".utf8).write(to: own) }
    }

    private static func relative(_ files: [URL], to folder: URL) -> [String] {
        let base = folder.standardizedFileURL.path.count + 1
        return files.map { String($0.standardizedFileURL.path.dropFirst(base)) }
    }

    private static func link(_ place: URL, to origin: URL) throws {
        let manager = FileManager.default
        // A file or a folder has no destination.
        if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == origin.path { return }
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        if Disk.exists(place) { try removeLink(place) }
        try manager.createSymbolicLink(atPath: place.path, withDestinationPath: origin.path)
    }

    /// - Throws: Where it is no link, but somebody's file.
    private static func removeLink(_ place: URL) throws {
        _ = try FileManager.default.destinationOfSymbolicLink(atPath: place.path)
        try FileManager.default.removeItem(at: place)
    }

    /// The files, and the links of any kind.
    private static func files(below folder: URL) -> [URL] {
        let entries = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (entries?.compactMap { $0 as? URL } ?? []).filter { entry in
            !Disk.isFolder(entry) || (try? FileManager.default.destinationOfSymbolicLink(atPath: entry.path)) != nil
        }
    }

    /// The compiler says what is wrong with a source that cannot be read.
    private static func needsRewriting(_ file: URL) -> Bool {
        guard file.pathExtension == "swift", let data = try? Disk.read(file, limit: sizeLimit) else { return false }
        return SwiftSource(path: file.path, bytes: Array(data)).needsRewriting
    }
}
