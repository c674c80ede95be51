// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Checking
import DefinitionFiles
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

/// Puts a project together from the files that were found.
struct ProjectAssembly {
    /// Files of texts that are read; a project with more is checked without the rest.
    private static let tableLimit = 5_000
    private static let tableSizeLimit = 16 << 20

    /// The folder that paths are shown relative to, without a slash at its end.
    let root: String
    /// What stands for the root in the paths of findings: as the person wrote it, or nothing.
    let shownRoot: String
    var parts: [ProjectPart] = []
    var omissions: [Sentence] = []
    var knowsAllSources = true
    /// What SwiftPM says about a package.
    var package: CheckedPackage?
    private(set) var definitions: [CheckedDefinition] = []
    private var tables: [CheckedTable] = []
    /// What is wrong with the App Intents of a package.
    private var appIntents: [Diagnostic] = []
    private var problems: [CheckedProject.Problem] = []
    private var sources: [String] = []
    private var sourceNumbers: [String: Int] = [:]
    private var definitionNumbers: [String: Int] = [:]

    init(root: String, shownRoot: String) {
        self.root = root
        self.shownRoot = shownRoot
    }

    /// A path as findings show it.
    func shown(_ path: String) -> String {
        guard path.hasPrefix(root + "/") else { return path == root && !shownRoot.isEmpty ? shownRoot : path }
        let rest = path.dropFirst(root.count + 1)
        return shownRoot.isEmpty ? String(rest) : "\(shownRoot)/\(rest)"
    }

    mutating func report(_ path: String, _ message: Sentence, remedy: Sentence) {
        problems.append(.init(place: Place(path: shown(path)), message: message, remedy: remedy))
    }

    /// The number of a source, which is read when the project is finished.
    mutating func source(_ path: String) -> Int {
        if let number = sourceNumbers[path] { return number }
        sourceNumbers[path] = sources.count
        sources.append(path)
        return sources.count - 1
    }

    /// The number of a definition, read at once; each file is read once.
    ///
    /// - Parameter classNames: nil asks the project around the definition.
    mutating func definition(_ path: String, classNames: ClassNames? = nil, isInTarget: Bool) -> Int {
        if let number = definitionNumbers[path] {
            if isInTarget { definitions[number].isInTarget = true }
            return number
        }
        definitionNumbers[path] = definitions.count
        definitions.append(read(definition: path, classNames))
        definitions[definitions.count - 1].isInTarget = isInTarget
        return definitions.count - 1
    }

    /// A property list with its variables replaced; nil if it cannot be read, which is reported.
    mutating func plist(_ path: String, _ settings: BuildSettings = BuildSettings()) -> PlistDocument? {
        do {
            let bytes = try BoundedBytes.read(path, limit: PropertyTree.sizeLimit)
            var document = try PlistDocument(path: shown(path), reading: Data(bytes))
            document.tree = settings.expandLeniently(document.tree)
            return document
        } catch let error as Problem<Fault> {
            report(path, error.reason, remedy: error.remedy)
        } catch let error as InfoPlistError {
            report(path, error.reason, remedy: error.remedy)
        } catch {
            report(path, "the file cannot be read: \(error)", remedy: "check the file")
        }
        return nil
    }

    /// Reads `.strings` files and string catalogs; one that cannot be read is left to anyone who builds it.
    mutating func addStringTables(_ paths: [String]) {
        for path in paths.prefix(Self.tableLimit) {
            guard let bytes = try? BoundedBytes.read(path, limit: Self.tableSizeLimit) else { continue }
            let file = URL(filePath: path)
            let name = file.deletingPathExtension().lastPathComponent
            let folder = file.deletingLastPathComponent()
            let read: [StringTable]
            if file.pathExtension == "xcstrings" {
                read = (try? StringCatalogReader.read(Data(bytes), path: path)) ?? []
            } else if folder.pathExtension == "lproj" {
                let language = folder.deletingPathExtension().lastPathComponent
                read = [
                    StringTable(language: language, strings: (try? StringsReader.read(Data(bytes), path: path)) ?? [:])
                ]
            } else {
                continue
            }
            tables += read.map {
                CheckedTable(path: shown(path), name: name, language: $0.language, strings: $0.strings)
            }
        }
    }

    /// What a signed bundle may do, as its manifest says; nil if it cannot be read, which is reported.
    mutating func entitlements(inManifest path: String) -> PlistDocument? {
        do throws(Problem<Fault>) {
            let bytes = try BoundedBytes.read(path, limit: BundleManifest.sizeLimit)
            do throws(Problem<Fault>) {
                return PlistDocument(path: shown(path), tree: try BundleManifest(reading: bytes).entitlements)
            } catch {
                report(
                    path, "the manifest of the signature cannot be read: \(error)",
                    remedy: "sign the bundle again with ‘beckon sign’")
            }
        } catch {
            report(path, error.reason, remedy: error.remedy)
        }
        return nil
    }

    /// Has the compiler asked about the App Intents of a package, where it is built.
    mutating func inspectAppIntents(of description: PackageDescription) async {
        let inspection = AppIntentInspection(package: URL(filePath: root, directoryHint: .isDirectory))
        let outcome = await inspection.diagnostics(
            describedAs: description, beside: definitions.compactMap(\.content))
        switch outcome {
        case .unchecked(let reason): omissions.append(reason)
        case .found(let diagnostics):
            appIntents = diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                let path = diagnostic.location.path
                diagnostic.location.path = shown(path.hasPrefix("/") ? path : "\(root)/\(path)")
                return diagnostic
            }
        }
    }

    /// Reads the sources, and gives the whole.
    func finish() async -> CheckedProject {
        let outcome = await SourceReading.read(sources.map { ($0, shown($0)) })
        let unread = outcome.failures.map { path, failure in
            CheckedProject.Problem(place: Place(path: path), message: failure.reason, remedy: failure.remedy)
        }
        var project = CheckedProject(
            parts: parts, definitions: definitions, sources: outcome.sources, problems: problems + unread,
            omissions: omissions, knowsAllSources: knowsAllSources && unread.isEmpty)
        project.package = package
        project.appIntents = appIntents
        project.tables = tables
        return project
    }

    private mutating func read(definition path: String, _ classNames: ClassNames?) -> CheckedDefinition {
        do throws(DefinitionFileError) {
            let names = if let classNames { classNames } else { try DefinitionSettings(around: path).classNames }
            let loaded = try DefinitionLoader(classNames: names).load(path)
            let diagnostics = loaded.diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.location.path = shown(diagnostic.location.path)
                return diagnostic
            }
            return CheckedDefinition(
                path: shown(path), content: loaded.definition, diagnostics: diagnostics, plist: places(of: path),
                tables: tables(beside: path, languages: loaded.definition?.tables.keys.map { $0 } ?? []))
        } catch {
            report(path, error.reason, remedy: error.remedy)
            return CheckedDefinition(path: shown(path), content: nil)
        }
    }

    /// A definition that is a link checked out as text, or very long, is checked without places.
    private func places(of path: String) -> PlistDocument? {
        guard let bytes = try? BoundedBytes.read(path, limit: PropertyTree.sizeLimit) else { return nil }
        return try? PlistDocument(path: shown(path), reading: Data(bytes))
    }

    /// The files of a definition's translations by language.
    ///
    /// - Parameter languages: Those that were read; what is in none of their folders is in a catalog.
    private func tables(beside path: String, languages read: [String]) -> [String: String] {
        let url = URL(filePath: path)
        var folder = url.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let name = url.deletingPathExtension().lastPathComponent
        let languages = FolderEntries.list(folder.path).filter { $0.isFolder && $0.name.hasSuffix(".lproj") }
        var tables: [String: String] = [:]
        for language in languages.map(\.name) {
            let base = "\(folder.path)/\(language)/\(name)"
            let file = [base + ".strings", base + ".stringsdict"].first(where: FileManager.default.fileExists(atPath:))
            let tag = language.dropLast(".lproj".count).replacing("_", with: "-")
            if let file { tables[String(tag)] = shown(file) }
        }
        let catalogue = ["\(folder.path)/\(name).xcstrings", "\(folder.path)/mul.lproj/\(name).xcstrings"]
            .first(where: FileManager.default.fileExists(atPath:))
        if let catalogue { tables.merge(read.map { ($0, shown(catalogue)) }) { own, _ in own } }
        return tables
    }
}
