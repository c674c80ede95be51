// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import DefinitionFiles
import Foundation
import Sentences

/// Finds the definitions, strings, vocabularies and images in the folders of a bundle's targets.
struct BundleResources {
    private(set) var items: [BundlePlan.Item] = []
    /// By definition name, the module its classes are compiled into.
    private(set) var modules: [String: String] = [:]
    private var owners: [String: String] = [:]

    /// Adds a target's files. What an earlier target gave stays: the bundle's own
    /// target comes first and its libraries after it.
    ///
    /// - Throws: ``InstallError`` when another definition has the same name.
    mutating func add(_ target: PackageDescription.Target, in package: URL) throws(InstallError) {
        let folder = package.appending(path: target.path, directoryHint: .isDirectory)
        let files = Self.files(in: folder)
        var linked: [(name: String, origin: DefinitionOrigin)] = []
        for file in files where file.pathExtension == "intentdefinition" {
            let name = file.deletingPathExtension().lastPathComponent
            let origin = try DefinitionOrigin.following(file)
            if let owner = owners[name], owner != target.name {
                // One file in two targets, as Xcode projects have it, is no clash.
                if try isKnown(name, origin) { continue }
                throw clash(file, "the targets \(owner) and \(target.name) both define ‘\(name)’")
            }
            if origin.resolvedPath != file.path { linked.append((name, origin)) }
            guard add(file, from: URL(filePath: origin.path)) else {
                throw clash(file, "the target \(target.name) defines ‘\(name)’ in two folders")
            }
            owners[name] = target.name
            modules[name] = target.moduleName
        }
        for file in files where ["strings", "stringsdict"].contains(file.pathExtension) {
            if file.deletingLastPathComponent().pathExtension == "lproj" { addTable(file) }
        }
        for file in files where file.pathExtension == CompiledCatalogue.pathExtension { try addTables(of: file) }
        for file in files where file.lastPathComponent == AppVocabulary.fileName { _ = add(file) }
        for file in files where file.pathExtension == "png" {
            // Under the name that code uses, as Xcode leaves it in a bundle or compiles it into one.
            if let place = try ImageSet.place(of: file, in: folder) { _ = add(place, from: file) }
        }
        for (name, origin) in linked { try addTranslations(of: origin, as: name, unlessAmong: files) }
    }

    /// Adds the translations of a definition that a link leads to, where none stand beside the link.
    private mutating func addTranslations(
        of origin: DefinitionOrigin, as name: String, unlessAmong files: [URL]
    ) throws(InstallError) {
        func isTable(_ file: URL) -> Bool {
            if file.lastPathComponent == "\(name).\(CompiledCatalogue.pathExtension)" { return true }
            return ["\(name).strings", "\(name).stringsdict"].contains(file.lastPathComponent)
                && file.deletingLastPathComponent().pathExtension == "lproj"
        }
        guard !files.contains(where: isTable) else { return }
        for file in origin.translationFiles {
            if file.pathExtension == CompiledCatalogue.pathExtension {
                try addTables(of: file, as: name)
                continue
            }
            let place = file.deletingLastPathComponent().appending(path: "\(name).\(file.pathExtension)")
            _ = add(place, from: file)
        }
    }

    /// Adds a string catalog as the files that Xcode makes of one.
    ///
    /// - Parameter name: That of the table; nil for the file's own.
    private mutating func addTables(of file: URL, as name: String? = nil) throws(InstallError) {
        let name = name ?? file.deletingPathExtension().lastPathComponent
        for place in try CompiledCatalogue(file).places(of: name) {
            addTable(file.deletingLastPathComponent().appending(path: place), from: file)
        }
    }

    /// Adds a table. Of two of one name the bundle's own target's counts, and has the texts of the other that it lacks;
    /// what a library calls itself is no name of the app.
    private mutating func addTable(_ file: URL, from source: URL? = nil) {
        guard !add(file, from: source), !file.lastPathComponent.hasPrefix("InfoPlist."),
            let index = items.firstIndex(where: { $0.place == Self.place(of: file) })
        else { return }
        items[index].others.append(source ?? file)
    }

    /// Adds a file under its own name, with the content of another where a link leads to it.
    ///
    /// - Returns: False if the place is taken.
    private mutating func add(_ file: URL, from source: URL? = nil) -> Bool {
        let place = Self.place(of: file)
        guard !items.contains(where: { $0.place == place }) else { return false }
        items.append(BundlePlan.Item(source: source ?? file, place: place))
        return true
    }

    /// Where a file goes in the bundle.
    private static func place(of file: URL) -> String {
        let folder = file.deletingLastPathComponent()
        return (folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/" : "") + file.lastPathComponent
    }

    /// Whether a definition of the same name and content is there already.
    private func isKnown(_ name: String, _ origin: DefinitionOrigin) throws(InstallError) -> Bool {
        for item in items where (item.place as NSString).lastPathComponent == "\(name).intentdefinition" {
            if try DefinitionOrigin.following(item.source).data == origin.data { return true }
        }
        return false
    }

    private func clash(_ file: URL, _ reason: Sentence) -> InstallError {
        InstallError(.clash, file.path, reason: reason, remedy: "rename one of the two files")
    }

    private static func files(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = all?.compactMap { $0 as? URL } ?? []
        return files.filter(Disk.isFile).sorted { $0.path < $1.path }
    }
}

/// The images of an asset catalog (`Media.xcassets/add.imageset`), which Xcode compiles and Beckon lays out as files.
///
/// Contract: Apple's "Asset Catalog Format Reference", image set type.
struct ImageSet: Decodable {
    struct Image: Decodable {
        struct Appearance: Decodable {}

        var filename: String?
        /// Such as `2x`; absent for an image of one scale.
        var scale: String?
        var idiom: String?
        /// What a dark device, say, shows instead.
        var appearances: [Appearance]?
    }

    var images: [Image]?

    /// The longest `Contents.json` that is read, in bytes.
    private static let sizeLimit = 1 << 20
    private static let scales = ["1x": "", "2x": "@2x", "3x": "@3x"]

    /// Where a bundle has an image of a target's folder; nil for one that belongs to something else, such as an app
    /// icon.
    ///
    /// - Throws: ``InstallError`` when the image set's `Contents.json` can't be read.
    static func place(of file: URL, in target: URL) throws(InstallError) -> URL? {
        let folder = file.deletingLastPathComponent()
        let inside = file.pathComponents.dropFirst(target.pathComponents.count)
        guard inside.contains(where: { $0.hasSuffix(".xcassets") }) else { return file }
        guard folder.pathExtension == "imageset", Disk.isFile(folder.appending(path: "Contents.json")),
            let suffix = try read(folder).suffix(of: file.lastPathComponent)
        else { return nil }
        // Out of the catalog, beside it: what stands in a bundle's root is found by its name.
        let name = folder.deletingPathExtension().lastPathComponent
        return target.appending(path: "\(name)\(suffix).png")
    }

    /// `@2x`, say; nil for a file that the set does not name, or names for a special device.
    private func suffix(of file: String) -> String? {
        let image = images?.first { image in
            image.filename == file && (image.appearances ?? []).isEmpty
                && ["universal", "iphone", nil].contains(image.idiom)
        }
        return image.flatMap { Self.scales[$0.scale ?? "1x"] }
    }

    private static func read(_ folder: URL) throws(InstallError) -> ImageSet {
        let file = folder.appending(path: "Contents.json")
        let data = try Disk.read(file, limit: sizeLimit)
        do {
            return try JSONDecoder().decode(ImageSet.self, from: data)
        } catch {
            throw InstallError(
                .badBundle, file.path, reason: "it does not describe an image set: \(error.localizedDescription)",
                remedy: "write it again with Xcode")
        }
    }
}
