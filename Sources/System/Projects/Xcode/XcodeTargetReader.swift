// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Checking
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

/// Reads the app and extension targets of an Xcode project.
struct XcodeTargetReader {
    let project: XcodeProject
    let objects: XcodeObjects
    let files: XcodeTargetFiles
    let folder: String
    let targets: [XcodeObjects.Object]

    init(project: XcodeProject, objects: XcodeObjects, files: XcodeTargetFiles, folder: String) {
        self.project = project
        self.objects = objects
        self.files = files
        self.folder = folder
        targets = objects.root.map { objects.members($0, "targets") } ?? []
    }

    func add(to assembly: inout ProjectAssembly) {
        let prefix = classPrefix
        var definitions: [String: [Int]] = [:]
        for target in targets {
            let paths = DefinitionChoice.base(
                of: files.files(of: target).filter { $0.hasSuffix(".intentdefinition") })
            definitions[target.id] = paths.filter(FileManager.default.fileExists(atPath:)).map {
                assembly.definition($0, classNames: ClassNames(prefix: prefix), isInTarget: true)
            }
        }
        var numbers: [String: Int] = [:]
        for target in targets {
            guard var part = part(target, &assembly) else { continue }
            part.definitions = closure(of: target).flatMap { definitions[$0.id] ?? [] }
            numbers[target.id] = assembly.parts.count
            assembly.parts.append(part)
        }
        embed(numbers, in: &assembly)
    }

    private var classPrefix: String {
        guard case .string(let prefix)? = objects.root?.table("attributes")["CLASSPREFIX"] else { return "" }
        return prefix
    }

    /// Nil for a target that is neither an app nor an extension of one.
    func part(_ target: XcodeObjects.Object, _ assembly: inout ProjectAssembly) -> ProjectPart? {
        let type = target.text("productType") ?? ""
        let isApp = type == "com.apple.product-type.application"
        let isExtension =
            type.hasPrefix("com.apple.product-type.app-extension")
            || type == "com.apple.product-type.extensionkit-extension"
        guard isApp || isExtension else { return nil }
        let settings = settings(of: target)
        let plist = plist(settings, &assembly)
        let point = plist?.extensionPoint ?? ""
        var part = ProjectPart(
            name: target.text("name") ?? "", kind: isApp ? .app : ProjectPart.Kind(extensionPoint: point))
        part.plist = plist
        part.identifier = plist?.text("CFBundleIdentifier") ?? settings["PRODUCT_BUNDLE_IDENTIFIER"]
        part.signing = signing(settings, &assembly)
        part.sources = files.files(of: target).sorted().filter { $0.hasSuffix(".swift") }
            .filter(FileManager.default.fileExists(atPath:)).map { assembly.source($0) }
        part.knowsSources = true
        part.knowsDefinitions = true
        return part
    }

    func settings(of target: XcodeObjects.Object) -> XcodeSettings {
        XcodeSettings(
            of: target, in: objects, paths: files.paths, folder: folder,
            project: URL(filePath: project.path).deletingPathExtension().lastPathComponent,
            overriding: project.overriding)
    }

    /// The target's Info.plist, completed from the build settings, or nil if the target has none.
    func plist(_ settings: XcodeSettings, _ assembly: inout ProjectAssembly) -> PlistDocument? {
        var document: PlistDocument?
        if let file = settings["INFOPLIST_FILE"] {
            let path = XcodeFilePaths.join(folder, file)
            guard FileManager.default.fileExists(atPath: path) else {
                assembly.omissions.append("\(assembly.shown(path)) is missing, so its target was skipped")
                return nil
            }
            guard let read = assembly.plist(path, settings.settings) else { return nil }
            document = read
        }
        guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return document }
        let base = document ?? PlistDocument(path: assembly.shown(project.file), tree: .dictionary([:]))
        return generated(base, settings)
    }

    /// The list with what Xcode adds to it from the build settings.
    private func generated(_ document: PlistDocument, _ settings: XcodeSettings) -> PlistDocument {
        guard case .dictionary(var values) = document.tree else { return document }
        for (name, raw) in settings.settings.values where name.hasPrefix("INFOPLIST_KEY_") {
            let key = String(name.dropFirst("INFOPLIST_KEY_".count))
            if values[key] == nil { values[key] = Self.value(of: key, settings.settings.known(raw) ?? raw) }
        }
        if values["CFBundleIdentifier"] == nil, let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] {
            values["CFBundleIdentifier"] = .string(identifier)
        }
        var document = document
        document.tree = .dictionary(values)
        return document
    }

    /// A value in the type that Xcode writes it in: several words are a list where the key has one.
    private static func value(of key: String, _ text: String) -> PropertyTree {
        let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes"]
        if lists.contains(where: key.hasPrefix) {
            return .array(text.split(separator: " ").map { .string(String($0)) })
        }
        return text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : .string(text)
    }

    private func signing(_ settings: XcodeSettings, _ assembly: inout ProjectAssembly) -> ProjectPart.Signing {
        guard let raw = settings.settings.values["CODE_SIGN_ENTITLEMENTS"], !raw.isEmpty else {
            return settings.isComplete ? .none : .unknown
        }
        guard let file = settings["CODE_SIGN_ENTITLEMENTS"] else { return .unknown }
        let path = XcodeFilePaths.join(folder, file)
        guard FileManager.default.fileExists(atPath: path) else {
            assembly.omissions.append("\(assembly.shown(path)) is missing, so entitlements were not checked")
            return .unknown
        }
        return assembly.plist(path, settings.settings).map { .file($0) } ?? .unknown
    }

    /// The target and all that it uses, and what they use.
    func closure(of target: XcodeObjects.Object) -> [XcodeObjects.Object] {
        var found = [target]
        var index = 0
        while index < found.count {
            let next = files.used(by: found[index], among: targets)
            // An extension is used by its app without giving it anything.
            found += next.filter { other in
                !found.contains { $0.id == other.id }
                    && other.text("productType")?.contains("extension") != true
            }
            index += 1
        }
        return found
    }

    /// The folders of Swift packages that the project holds or refers to.
    var localPackages: [String] {
        let listed = objects.root.map { objects.members($0, "packageReferences") } ?? []
        let named = listed.compactMap { $0.text("relativePath") }.map { XcodeFilePaths.join(folder, $0) }
        // Older projects have them among their files.
        let folders = named + files.paths.paths.values
        let packages = folders.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
        return Set(packages).subtracting([folder]).sorted()
    }

    /// The products of packages that a target and the libraries it uses are linked with.
    func packageProducts(of target: XcodeObjects.Object) -> [String] {
        closure(of: target).flatMap { objects.members($0, "packageProductDependencies") }
            .compactMap { $0.text("productName") }
    }

    private func embed(_ numbers: [String: Int], in assembly: inout ProjectAssembly) {
        for target in targets {
            guard let app = numbers[target.id], assembly.parts[app].kind == .app else { continue }
            let products = files.embedded(in: target)
            for other in targets where other.text("productReference").map(products.contains) == true {
                guard let number = numbers[other.id], number != app else { continue }
                assembly.parts[number].app = app
            }
        }
    }
}
