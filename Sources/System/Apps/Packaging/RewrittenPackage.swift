// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Foundation
import Sentences

/// A package with sources that only Swift on Apple's systems compiles, for a word or an import: in its build folder it
/// gets another manifest, in which RewritePlugin compiles them.
struct RewrittenPackage {
    private static let words = [
        "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction", "@NSManaged",
        "@UIApplicationMain", "#selector", "#keyPath",
    ].map { Data($0.utf8) }
    private static let plugin = "RewritePlugin"
    /// What is larger is no source that a person wrote.
    private static let sizeLimit = 8 << 20
    /// How many folders up a manifest may lead to another package.
    private static let levels = 3

    private let package: URL
    /// The manifest's text.
    private let manifest: String
    /// Swift files with such words, by their paths.
    private let sources: Set<String>

    /// Nil if the package has no such sources, or does not use Beckon.
    init?(_ package: URL) {
        let file = package.appending(path: "Package.swift")
        // SwiftPM says what is wrong with one that cannot be read.
        guard let data = try? Disk.read(file, limit: Self.sizeLimit) else { return nil }
        let manifest = String(decoding: data, as: UTF8.self)
        guard manifest.contains("\"beckon\"") else { return nil }
        sources = Set(Self.files(below: package).filter(Self.needsRewriting).map(\.standardizedFileURL.path))
        guard !sources.isEmpty else { return nil }
        (self.package, self.manifest) = (package.standardizedFileURL, manifest)
    }

    /// Writes the other package.
    ///
    /// - Parameter description: Of the package itself.
    /// - Returns: Its folder; nil if SwiftPM compiles none of the sources.
    func write(_ description: PackageDescription) throws(InstallError) -> URL? {
        let targets = description.targets.filter { ["executable", "library"].contains($0.type) }
        let affected = targets.compactMap { target -> (target: PackageDescription.Target, files: [String])? in
            let folder = package.appending(path: target.path)
            let files = (target.sources ?? []).filter {
                sources.contains(folder.appending(path: $0).standardizedFileURL.path)
            }
            return files.isEmpty ? nil : (target, files)
        }
        guard !affected.isEmpty else { return nil }
        do {
            try linkEntries()
            for (target, _) in affected { try mirror(target) }
            let text = manifest + affected.map(Self.change).joined()
            let place = folder.appending(path: "Package.swift")
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
    private static func change(_ target: PackageDescription.Target, _ files: [String]) -> String {
        let files = files.map(\.debugDescription).joined(separator: ", ")
        let plugin =
            target.products?.contains(plugin) == true
            ? "" : "target.plugins = (target.plugins ?? []) + [.plugin(name: \"\(plugin)\", package: \"beckon\")]"
        return """

            for target in package.targets where target.name == \(target.name.debugDescription) {
                target.path = "Rewritten/\(target.name)"
                target.exclude += [\(files)]
                \(plugin)
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
            let name = String(match.output.2)
            try Self.link(above(folder).appending(path: name), to: above(package).appending(path: name))
        }
    }

    /// A folder with a link to every file of a target's, and one source of its own: SwiftPM passes over a target without.
    private func mirror(_ target: PackageDescription.Target) throws {
        let (place, origin) = (folder.appending(path: "Rewritten/\(target.name)"), package.appending(path: target.path))
        let base = origin.standardizedFileURL.path.count + 1
        let files = Self.files(below: origin).map { String($0.standardizedFileURL.path.dropFirst(base)) }
        for file in files { try Self.link(place.appending(path: file), to: origin.appending(path: file)) }
        for link in Self.files(below: place) where !Disk.isFile(link) {
            try FileManager.default.removeItem(at: link)
        }
        let own = place.appending(path: "Rewritten.swift")
        if !Disk.exists(own) { try Data("// The other sources are rewritten.\n".utf8).write(to: own) }
    }

    private static func link(_ place: URL, to origin: URL) throws {
        let manager = FileManager.default
        if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == origin.path { return }
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        if (try? manager.attributesOfItem(atPath: place.path)) != nil { try manager.removeItem(at: place) }
        try manager.createSymbolicLink(atPath: place.path, withDestinationPath: origin.path)
    }

    private static func files(below folder: URL) -> [URL] {
        let entries = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (entries?.compactMap { $0 as? URL } ?? []).filter { !Disk.isFolder($0) }
    }

    private static func needsRewriting(_ file: URL) -> Bool {
        guard file.pathExtension == "swift", let data = try? Disk.read(file, limit: sizeLimit) else { return false }
        return words.contains { data.range(of: $0) != nil }
            || importsAbsentModule(String(decoding: data, as: UTF8.self))
    }

    private static func importsAbsentModule(_ text: String) -> Bool {
        text.matches(of: /(?m)^[ \t]*import[ \t]+([A-Za-z]\w*)/).contains {
            AbsentModules.all.contains(String($0.output.1))
        }
    }
}
