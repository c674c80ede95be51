// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import DefinitionFiles
import Foundation
import IntentDefinition
import PropertyLists
import Sentences
import Signing
import SiriDomains
import Store

/// Reads an app's folder and checks that everything it promises is there.
struct BundleReader {
    /// When a bundle is looked at.
    enum Occasion {
        /// Before it is installed: everything has to be there.
        case installing
        /// Afterwards: a missing executable is for those to report who start it.
        case listing
    }

    let occasion: Occasion
    /// Where the apps' containers are.
    let containers: ContainerFolders

    /// - Parameter verified: What the signatures of the bundle say.
    /// - Throws: ``InstallError`` for the first thing that would keep the app from working.
    func read(_ location: URL, _ verified: VerifiedBundle) throws(InstallError) -> InstalledApp {
        let info = try plist(of: location)
        guard info.kind == .app else {
            throw InstallError(
                .badBundle, location.path, reason: "the bundle is an extension",
                remedy: "install the app that it belongs to")
        }
        let keys = info.staticQuickActions.flatMap { [$0.title] + ($0.subtitle.map { [$0] } ?? []) }
        let names = try DisplayNames(location, keys: Set(keys))
        var app = InstalledApp(
            info: info, identity: verified.identity, location: location,
            executable: try executable(of: info, in: location),
            container: containers.container(of: info.identifier, in: info.identifier),
            groupContainers: containers.groupContainers(of: verified.identity),
            extensions: [], intents: [], names: names.names, texts: names.texts, warnings: names.warnings)
        for folder in try plugIns(of: location) { try add(folder, verified, to: &app) }
        let vocabularies = try VocabularyFiles(location)
        app.vocabularies = vocabularies.vocabularies
        app.warnings += vocabularies.warnings
        try addOwnIntents(to: &app)
        try addAppIntents(to: &app)
        addWarnings(to: &app)
        return app
    }

    /// The app of an entry. Its files were read and compared when it was installed, and lie where
    /// only the person can write; so here the signatures are checked, not every file again.
    ///
    /// - Throws: ``InstallError`` where the bundle cannot be read, or is not what was installed.
    func read(_ record: AppRecord, in folder: StateFolder) throws(InstallError) -> InstalledApp {
        let location = folder.bundle(of: record)
        let verified: VerifiedBundle
        do {
            verified = try BundleVerifier().checkSeals(of: location)
        } catch {
            throw InstallError(error)
        }
        guard verified.identity.team.text == record.team, verified.identity.bundle.text == record.identifier else {
            throw InstallError(
                .otherTeam, record.identifier,
                reason: "the installed bundle was replaced by \(verified.identity.bundle) of the team "
                    + "\(verified.identity.team)",
                remedy: "install the app again")
        }
        return try read(location, verified)
    }

    private func plist(of bundle: URL) throws(InstallError) -> InfoPlist {
        let file = bundle.appending(path: "Info.plist")
        guard Disk.isFile(file) else {
            throw InstallError(
                .badBundle, bundle.path, reason: "the bundle has no Info.plist",
                remedy: "add one, or build the bundle again")
        }
        do {
            return try InfoPlist(reading: Disk.read(file, limit: PropertyTree.sizeLimit))
        } catch let error as InfoPlistError {
            throw InstallError(.badPlist, file.path, error)
        } catch let error as InstallError {
            throw error
        } catch {
            throw Disk.error("read", file, error)
        }
    }

    private func executable(of info: InfoPlist, in bundle: URL) throws(InstallError) -> URL {
        guard let name = info.executable else {
            throw InstallError(
                .badPlist, bundle.path,
                InfoPlistError(
                    key: "CFBundleExecutable", reason: "the key is missing", remedy: "add the executable's file name"))
        }
        let file = bundle.appending(path: name)
        if occasion == .listing { return file }
        guard Disk.isFile(file), FileManager.default.isExecutableFile(atPath: file.path) else {
            throw InstallError(
                .badBundle, file.path, reason: "the bundle's executable is missing or not executable",
                remedy: "build the bundle again, or correct CFBundleExecutable")
        }
        return file
    }

    /// An extension's executable, which begins where the system waits for it.
    private func program(of info: InfoPlist, in bundle: URL) throws(InstallError) -> URL {
        let file = try executable(of: info, in: bundle)
        // One for App Intents has an @main type of its own.
        guard occasion == .installing, info.kind != .appIntentsExtension,
            try ExtensionEntry.isMissing(in: file, mayBeOther: true)
        else { return file }
        throw InstallError(
            .badBundle, file.path, reason: "the extension has no entry point, so it would end when it is started",
            remedy: "build it with the plugin ExtensionPlugin, then bundle and sign it again")
    }

    private func plugIns(of bundle: URL) throws(InstallError) -> [URL] {
        let folder = bundle.appending(path: "PlugIns", directoryHint: .isDirectory)
        guard Disk.isFolder(folder) else { return [] }
        return try Disk.contents(of: folder).filter { $0.hasSuffix(".appex") }.map { folder.appending(path: $0) }
    }

    private func add(_ folder: URL, _ verified: VerifiedBundle, to app: inout InstalledApp) throws(InstallError) {
        let info = try plist(of: folder)
        guard let plist = info.extension else {
            throw InstallError(
                .badPlist, folder.path, reason: "the Info.plist has no NSExtension",
                remedy: "add NSExtension, or take the bundle out of PlugIns")
        }
        guard info.identifier.isInside(app.id) else {
            throw InstallError(
                .strayExtension, folder.path,
                reason: "its identifier \(info.identifier) does not begin with that of the app, \(app.id)",
                remedy: "name it \(app.id).\(info.identifier.text.split(separator: ".").last ?? "intents")")
        }
        let identity = try identity(of: folder, in: verified)
        let part = InstalledExtension(
            info: info, identity: identity, location: folder, executable: try program(of: info, in: folder),
            container: containers.container(of: info.identifier, in: app.id),
            groupContainers: containers.groupContainers(of: identity))
        app.extensions.append(part)
        if plist.kind == .intentsExtension { try addIntents(of: part, plist, to: &app) }
    }

    private func identity(of folder: URL, in verified: VerifiedBundle) throws(InstallError) -> BundleIdentity {
        let place = BundlePath("PlugIns/\(folder.lastPathComponent)")
        guard let identity = place.flatMap({ verified.nested[$0] })?.identity else {
            throw InstallError(
                .refused(.unsigned), folder.path,
                reason: "the bundle is a symbolic link, so no signature covers it",
                remedy: "put the bundle itself into PlugIns, then sign the app again")
        }
        return identity
    }

    private func addIntents(
        of part: InstalledExtension, _ plist: ExtensionPlist, to app: inout InstalledApp
    ) throws(InstallError) {
        let folder = try DefinitionFolder(part.location)
        app.warnings += folder.warnings
        var known: [String: OfferedIntent] = [:]
        for definition in folder.definitions {
            let module = try self.module(of: definition, in: part, plist)
            for declaration in definition.file.intents where declaration.kind == .custom {
                let name = definition.classNames.intent(declaration)
                known[name] = OfferedIntent(
                    declaration: declaration, definition: definition, module: module, handler: part.id,
                    isRestrictedWhileLocked: declaration.restriction != .none
                        || plist.intentsRestrictedWhileLocked.contains(name))
            }
        }
        for name in plist.intentsSupported {
            if let intent = known[name] ?? frameworkIntent(name, of: part, plist) {
                guard !app.intents.contains(where: { $0.className == name }) else {
                    app.warnings.append("\(part.id) also lists \(name); the first extension that lists it is asked")
                    continue
                }
                app.intents.append(intent)
            } else if name.hasPrefix("IN"), name.hasSuffix("Intent") {
                app.warnings.append("\(name) is not a framework intent that an extension can handle")
            } else {
                throw unknown(name, in: part, known: known.keys.sorted())
            }
        }
    }

    /// An intent of one of SiriKit's domains; nil for a name that none has.
    private func frameworkIntent(
        _ name: String, of part: InstalledExtension, _ plist: ExtensionPlist
    ) -> OfferedIntent? {
        SiriDomains.intent(name).map { intent in
            OfferedIntent(
                declaration: intent.declaration, definition: intent.definition, module: SiriDomains.module,
                handler: part.id,
                isRestrictedWhileLocked: intent.declaration.restriction != .none
                    || plist.intentsRestrictedWhileLocked.contains(name))
        }
    }

    private func module(
        of definition: LocalizedDefinition, in part: InstalledExtension, _ plist: ExtensionPlist
    ) throws(InstallError) -> String {
        if let module = part.info.intentModules[definition.name] { return module }
        // A bundle that another tool has made: its classes are most likely where the principal class is.
        if let name = plist.principalClass, let dot = name.lastIndex(of: "."), dot != name.startIndex {
            return String(name[..<dot])
        }
        throw InstallError(
            .badPlist, part.location.path,
            reason: "nothing says which Swift module holds the intents of \(definition.name)",
            remedy: "write NSExtensionPrincipalClass with its module, or add the module to BeckonIntentModules")
    }

    private func unknown(_ name: String, in part: InstalledExtension, known: [String]) -> InstallError {
        InstallError(
            .badDefinition, part.id.text,
            reason: "IntentsSupported lists \(name), which no definition of the extension declares",
            remedy: known.isEmpty
                ? "add the .intentdefinition file to the extension's target or to a library it uses"
                : "write one of \(known.joined(separator: ", "))")
    }

    private func addWarnings(to app: inout InstalledApp) {
        let replaced = app.intents.compactMap { $0.declaration.appIntent?.replacedClass }
        let handled = Set(app.intents.map(\.className) + replaced)
        let definitions = Set(app.intents.map(\.definition.name)).sorted()
        for name in definitions {
            guard let definition = app.intents.first(where: { $0.definition.name == name })?.definition else {
                continue
            }
            for declaration in definition.file.intents where declaration.kind == .custom {
                let className = definition.classNames.intent(declaration)
                guard !handled.contains(className), !declaration.isDeprecated else { continue }
                app.warnings.append("\(className) is declared, but no extension lists it in IntentsSupported")
            }
        }
    }
}

/// The definitions of a bundle, read with their translations.
struct DefinitionFolder {
    private(set) var definitions: [LocalizedDefinition] = []
    /// Translations that could not be read, one sentence each.
    private(set) var warnings: [Sentence] = []

    /// - Throws: ``InstallError`` that shows every mistake of the first definition that has some.
    init(_ bundle: URL) throws(InstallError) {
        for loaded in try Self.load(bundle) {
            guard let definition = loaded.definition else {
                throw InstallError(
                    .badDefinition, loaded.path, reason: "the definition has errors",
                    remedy: "correct the errors below",
                    detail: loaded.diagnostics.map(\.sentence).joined(by: "\n"))
            }
            let findings = DeclarationCheck.findings(inTranslationsOf: definition, path: loaded.path)
            if let first = findings.first {
                throw InstallError(.badDefinition, loaded.path, reason: first.message, remedy: first.remedy)
            }
            definitions.append(definition)
            // Warnings about the definition itself are for those who write it; `intentc check` shows them.
            warnings += loaded.diagnostics.filter { !$0.location.path.hasSuffix(".intentdefinition") }
                .map(\.unlabelled)
        }
    }

    private static func load(_ bundle: URL) throws(InstallError) -> [LoadedDefinition] {
        do throws(DefinitionFileError) {
            return try DefinitionLoader().loadAll(at: bundle.path)
        } catch {
            // An extension may handle nothing but the framework's own intents.
            if error.code == .noDefinition { return [] }
            throw InstallError(
                .badDefinition, bundle.lastPathComponent, reason: "a definition cannot be read",
                remedy: "correct the errors below", detail: "\(error)")
        }
    }
}

/// What a bundle's `InfoPlist.strings` says in different languages: its names, and the texts of its quick actions.
struct DisplayNames {
    /// By language tag.
    private(set) var names: [String: String] = [:]
    /// By language tag, then by the key of `Info.plist`'s own texts.
    private(set) var texts: [String: [String: String]] = [:]
    /// Files that could not be read, one sentence each; the bundle's own name remains.
    private(set) var warnings: [Sentence] = []

    /// - Parameter keys: Of the texts that are wanted besides the names.
    /// - Throws: ``InstallError`` when the bundle's folder cannot be read.
    init(_ bundle: URL, keys: Set<String>) throws(InstallError) {
        for folder in try Disk.contents(of: bundle) where folder.hasSuffix(".lproj") {
            let file = bundle.appending(path: folder).appending(path: "InfoPlist.strings")
            guard Disk.isFile(file) else { continue }
            let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
            do {
                let strings = try StringsReader.read(data, path: "\(folder)/InfoPlist.strings")
                let name = strings["CFBundleDisplayName"] ?? strings["CFBundleName"]
                let language = String(folder.dropLast(".lproj".count))
                if let name, !name.isEmpty { names[language] = name }
                let wanted = strings.filter { keys.contains($0.key) }
                if !wanted.isEmpty { texts[language] = wanted }
            } catch {
                warnings.append("\(error)")
            }
        }
    }
}
