// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Checking
import Foundation
import ProjectTemplates
import PropertyLists
import Sentences

/// Chooses what of an Xcode project goes into a package: its apps, their extensions for intents, and the libraries that
/// those use.
struct ImportPlanner {
    private static let resourceKinds = ["intentdefinition", "strings", "stringsdict", "xcstrings", "png"]
    /// Files that are read in another way, that are reported in another way, or that no bundle contains.
    private static let otherKinds = [
        "swift", "xcassets", "plist", "entitlements", "storyboard", "xib", "h", "pch", "modulemap", "xcconfig", "md",
    ]
    private static let shownFiles = 5
    /// Files and folders of one asset catalog; one with more gives no pictures.
    private static let catalogLimit = 5_000

    /// Names that no two targets share, of all projects of an import.
    struct Names {
        fileprivate var identifiers: Set<String> = []
        fileprivate var modules: Set<String> = []
    }

    let reader: XcodeTargetReader
    let packages: LocalPackages
    /// The folder that files have to be in: what lies elsewhere is not the project's.
    let root: String
    private(set) var names: Names
    private(set) var targets: [ImportedTarget] = []
    /// What was left out as a whole, and why.
    private(set) var omissions: [Sentence] = []

    init(_ reader: XcodeTargetReader, packages: LocalPackages, below root: String, names: Names = Names()) {
        self.reader = reader
        self.packages = packages
        self.root = root
        self.names = names
        omissions = packages.omissions
    }

    /// Reads all targets into ``targets``, libraries first, then extensions, then apps.
    mutating func read(_ assembly: inout ProjectAssembly) {
        var programs: [(id: String, target: ImportedTarget)] = []
        var libraries: [(id: String, target: ImportedTarget)] = []
        for object in reader.targets {
            guard let program = program(object, &assembly) else { continue }
            programs.append((object.id, program))
            for library in self.libraries(of: object) where !libraries.contains(where: { $0.id == library.id }) {
                if let target = self.library(library) { libraries.append((library.id, target)) }
            }
        }
        let names = Dictionary(libraries.map { ($0.id, $0.target.name) }) { first, _ in first }
        targets = (libraries + programs).compactMap { id, target in
            guard let object = reader.objects[id] else { return nil }
            var target = target
            target.libraries = self.libraries(of: object).compactMap { names[$0.id] }
            target.libraries += packages.libraries(of: reader.packageProducts(of: object)).map(\.name)
            return target
        }
        let products = (libraries + programs).compactMap { reader.objects[$0.id] }.flatMap(reader.packageProducts)
        targets += packages.libraries(of: products).map(target).filter { self.names.modules.insert($0.name).inserted }
        targets.sort { Self.rank($0.kind) < Self.rank($1.kind) }
    }

    private static func rank(_ kind: ImportedTarget.Kind) -> Int {
        switch kind {
        case .library: 0
        case .intentsExtension, .intentsInterfaceExtension, .appIntentsExtension: 1
        case .app: 2
        }
    }

    private func libraries(of object: XcodeObjects.Object) -> [XcodeObjects.Object] {
        reader.closure(of: object).dropFirst().filter(Self.isLibrary)
    }

    /// Nil for one whose module cannot have its name here, by which others import it.
    private mutating func library(_ object: XcodeObjects.Object) -> ImportedTarget? {
        let settings = reader.settings(of: object)
        let name = Self.module(of: object, settings)
        guard !AppName.taken.contains(name), !names.modules.contains(name) else {
            omissions.append("another module is called ‘\(name)’ already")
            return nil
        }
        return target(object, .library, settings)
    }

    private func target(_ library: LocalPackages.Library) -> ImportedTarget {
        var target = ImportedTarget(
            name: library.name, kind: .library, sources: library.sources.map(Self.resolved).filter(isInside))
        target.libraries = packages.libraries(of: library.uses).map(\.name)
        return target
    }

    private static func isLibrary(_ object: XcodeObjects.Object) -> Bool {
        ["com.apple.product-type.framework", "com.apple.product-type.library.static"].contains(
            object.text("productType"))
    }

    /// Nil for what Beckon does not run, such as a widget, and for a second variant of an app.
    private mutating func program(
        _ object: XcodeObjects.Object, _ assembly: inout ProjectAssembly
    ) -> ImportedTarget? {
        guard let part = reader.part(object, &assembly) else { return nil }
        let name = object.text("name") ?? ""
        let settings = reader.settings(of: object)
        let platform = settings["SDKROOT"] ?? "iphoneos"
        guard let kind = ImportedTarget.Kind(part.kind), !["appletvos", "watchos", "xros"].contains(platform) else {
            omissions.append("\(name) is no app or extension for intents of an iPhone, iPad or Mac")
            return nil
        }
        for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
            guard let file = settings[key] else { continue }
            let path = XcodeFilePaths.join(reader.folder, file)
            guard isInside(Self.resolved(path)) else {
                omissions.append("\(path) is outside the folder of the project")
                return nil
            }
        }
        guard let plist = part.plist, let identifier = part.identifier else {
            omissions.append("\(name) has no Info.plist that can be read, or no bundle identifier")
            return nil
        }
        guard names.identifiers.insert(identifier).inserted else {
            omissions.append("\(name) has the bundle identifier of another target, \(identifier)")
            return nil
        }
        var target = target(object, kind, settings)
        target.hasStoryboard = Self.namesStoryboard(plist.tree)
        target.plist = Self.completed(
            Self.renaming(Self.module(of: object, settings), to: target.name, in: plist.tree), identifier: identifier,
            module: target.name)
        if case .file(let document) = part.signing { target.entitlements = document.tree }
        return target
    }

    private mutating func target(
        _ object: XcodeObjects.Object, _ kind: ImportedTarget.Kind, _ settings: XcodeSettings
    ) -> ImportedTarget {
        let files = files(of: object)
        let name = distinct(Self.module(of: object, settings))
        var target = ImportedTarget(
            name: name, kind: kind, sources: Set(files.filter { $0.hasSuffix(".swift") }.map(Self.resolved)).sorted())
        target.resources = resources(of: object, files)
        target.conditions = Self.conditions(settings)
        target.usesSwift6 = settings["SWIFT_VERSION"]?.hasPrefix("6") ?? false
        target.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        return target
    }

    /// The files of a target that exist in the project's folder; that others are left out is an omission.
    private mutating func files(of object: XcodeObjects.Object) -> [String] {
        let files = reader.files.files(of: object).filter(FileManager.default.fileExists(atPath:)).sorted()
        let outside = files.filter { !isInside(Self.resolved($0)) }
        omissions += (outside + reader.files.foreignFolders(of: object)).map {
            "\($0) is outside the folder of the project"
        }
        return files.filter { !outside.contains($0) }
    }

    private func isInside(_ path: String) -> Bool { path.hasPrefix(root + "/") }

    /// The file that a link leads to, which is what the compiler names.
    private static func resolved(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// What Xcode calls the target's module.
    private static func module(of object: XcodeObjects.Object, _ settings: XcodeSettings) -> String {
        let name = settings["PRODUCT_MODULE_NAME"] ?? object.text("name") ?? ""
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return letters.first.map { $0.isNumber ? "_" : "" }.map { $0 + String(letters) } ?? "App"
    }

    /// A module's name that neither another target nor a module of Beckon's has.
    private mutating func distinct(_ base: String) -> String {
        var candidate = base
        var number = 2
        while AppName.taken.contains(candidate) || !names.modules.insert(candidate).inserted {
            (candidate, number) = ("\(base)\(number)", number + 1)
        }
        return candidate
    }

    private static func conditions(_ settings: XcodeSettings) -> [String] {
        let own = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
        let defined =
            zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
            + flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { $0.dropFirst(2) }
        return Set((own + defined).map(String.init).filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }).sorted()
    }

    // MARK: Resources

    private mutating func resources(of object: XcodeObjects.Object, _ files: [String]) -> [ImportedTarget.Resource] {
        let definitions = Set(DefinitionChoice.base(of: files.filter { $0.hasSuffix(".intentdefinition") }))
        let classless = reader.files.definitionsWithoutClasses(of: object)
        var found: [ImportedTarget.Resource] = []
        reportOtherKinds(files, of: object)
        for file in files {
            if file.hasSuffix(".xcassets") {
                found += Self.pictures(in: file)
            } else if Self.resourceKinds.contains((file as NSString).pathExtension) {
                let isDefinition = file.hasSuffix(".intentdefinition")
                if isDefinition, !definitions.contains(file) || classless.contains(file) { continue }
                found.append(.init(path: file, place: Self.place(of: file)))
            }
        }
        var places: Set<String> = []
        return found.filter { resource in
            if places.insert(resource.place).inserted { return true }
            omissions.append("\(resource.path) has the name of another file of its target")
            return false
        }
    }

    private mutating func reportOtherKinds(_ files: [String], of object: XcodeObjects.Object) {
        let kinds = Self.resourceKinds + Self.otherKinds
        let names = files.filter { !kinds.contains(($0 as NSString).pathExtension) }.map {
            ($0 as NSString).lastPathComponent
        }
        guard !names.isEmpty else { return }
        let shown = names.prefix(Self.shownFiles).joined(separator: ", ") + (names.count > Self.shownFiles ? ", …" : "")
        omissions.append("files of \(object.text("name") ?? ""), as an import does not take their kinds: \(shown)")
    }

    private static func place(of file: String) -> String {
        let parts = file.split(separator: "/").suffix(2)
        let isTranslated = parts.first?.hasSuffix(".lproj") == true
        return isTranslated ? parts.joined(separator: "/") : String(parts.last ?? "")
    }

    /// The pictures of a catalog with their descriptions, without icons of apps.
    private static func pictures(in catalog: String) -> [ImportedTarget.Resource] {
        let base = (catalog as NSString).deletingLastPathComponent.count + 1
        var (folders, files, count): ([String], [String], Int) = ([catalog], [], 0)
        while let folder = folders.popLast() {
            for entry in FolderEntries.list(folder) {
                count += 1
                guard count <= catalogLimit else { return [] }
                let path = "\(folder)/\(entry.name)"
                if entry.isFolder { folders.append(path) } else if folder.hasSuffix(".imageset") { files.append(path) }
            }
        }
        return files.sorted().map { .init(path: $0, place: String($0.dropFirst(base))) }
    }

    // MARK: Info.plist

    /// Whether a list says that a storyboard draws the first screen.
    private static func namesStoryboard(_ tree: PropertyTree) -> Bool {
        switch tree {
        case .dictionary(let values):
            let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSExtensionMainStoryboard"]
            return values.contains { keys.contains($0.key) || namesStoryboard($0.value) }
        case .array(let items): return items.contains(where: namesStoryboard)
        case .string, .integer, .real, .boolean, .date, .data: return false
        }
    }

    /// The list with the classes of a module under its new name.
    private static func renaming(_ module: String, to name: String, in tree: PropertyTree) -> PropertyTree {
        switch tree {
        case .string(let text) where text.hasPrefix("\(module)."): .string(name + text.dropFirst(module.count))
        case .array(let items): .array(items.map { renaming(module, to: name, in: $0) })
        case .dictionary(let values): .dictionary(values.mapValues { renaming(module, to: name, in: $0) })
        case .string, .integer, .real, .boolean, .date, .data: tree
        }
    }

    /// The list with what Xcode would add, and without the screens of a storyboard, which Beckon does not read.
    private static func completed(_ tree: PropertyTree, identifier: String, module: String) -> PropertyTree {
        guard case .dictionary(var values) = tree else { return tree }
        values["CFBundleIdentifier"] = .string(identifier)
        if values["CFBundleName"] == nil { values["CFBundleName"] = .string(module) }
        for key in values.keys where key.hasPrefix("UIMainStoryboard") || key.hasPrefix("UILaunchStoryboard") {
            values[key] = nil
        }
        values["CFBundleExecutable"] = nil
        return .dictionary(values)
    }
}
