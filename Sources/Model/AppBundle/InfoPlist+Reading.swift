// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

extension InfoPlist {
    /// Reads an `Info.plist` whose build variables have been expanded.
    ///
    /// - Throws: ``InfoPlistError`` naming the key that is missing or wrong, with its place in the file.
    package init(reading data: Data) throws(InfoPlistError) {
        let document = try PropertyDocument(reading: data)
        do throws(InfoPlistError) {
            try self.init(document.tree)
        } catch {
            throw document.locating(error)
        }
    }

    /// - Throws: ``InfoPlistError`` naming the key that is missing or wrong.
    package init(_ tree: PropertyTree) throws(InfoPlistError) {
        guard case .dictionary(let values) = tree else {
            throw InfoPlistError(
                reason: "the property list is of type \(tree.typeName)", remedy: "make the outermost value a dictionary"
            )
        }
        let table = PropertyTable(path: "", values: values)
        self.init(identifier: try Self.identifier(in: table))
        name = try table.string("CFBundleName")
        displayName = try table.string("CFBundleDisplayName")
        alternativeNames = try Self.alternativeNames(in: table)
        executable = try Self.executable(in: table)
        packageType = try table.string("CFBundlePackageType")
        developmentRegion = try table.string("CFBundleDevelopmentRegion")
        localizations = try table.strings("CFBundleLocalizations")
        intentsSupported = try table.classNames("INIntentsSupported")
        intentsRestrictedWhileLocked = try table.classNames("INIntentsRestrictedWhileLocked")
        userActivityTypes = try Self.activityTypes(in: table)
        urlSchemes = try Self.urlSchemes(in: table)
        staticQuickActions = try StaticQuickAction.items(in: table)
        iconFiles = try Self.iconFiles(in: table)
        let orientations = "UISupportedInterfaceOrientations"
        self.orientations = InterfaceOrientations(names: try table.strings(orientations))
        padOrientations = InterfaceOrientations(names: try table.strings("\(orientations)~ipad")) ?? self.orientations
        if let scenes = try table.table("UIApplicationSceneManifest") { sceneManifest = try SceneManifest(scenes) }
        intentModules = try Self.modules(in: table)
        if let inner = try table.table("NSExtension") {
            `extension` = try ExtensionPlist(inner)
        } else if let inner = try table.table("EXAppExtensionAttributes") {
            `extension` = try ExtensionPlist(newer: inner)
        }
    }

    private static func identifier(in table: PropertyTable) throws(InfoPlistError) -> BundleIdentifier {
        let key = "CFBundleIdentifier"
        guard let text = try table.string(key), !text.isEmpty else {
            throw InfoPlistError(
                key: key, reason: "the key is missing", remedy: "add the bundle's identifier, such as org.example.app")
        }
        guard let identifier = BundleIdentifier(text) else {
            throw InfoPlistError(
                key: key, reason: "‘\(text.prefix(200))’ is not a bundle identifier",
                remedy:
                    "write an identifier such as org.example.app: letters, digits and hyphens, separated by dots"
            )
        }
        return identifier
    }

    private static func executable(in table: PropertyTable) throws(InfoPlistError) -> String? {
        let key = "CFBundleExecutable"
        guard let name = try table.string(key) else { return nil }
        guard !name.isEmpty, name.utf8.count <= 255, !name.hasPrefix("."), !name.contains("/"),
            !name.unicodeScalars.contains("\0")
        else {
            throw InfoPlistError(
                key: key, reason: "‘\(name.prefix(200))’ is not the name of a file in the bundle",
                remedy: "write $(EXECUTABLE_NAME), or the executable's name without a folder")
        }
        return name
    }

    /// Names that people may say: a few, and short.
    private static func alternativeNames(in table: PropertyTable) throws(InfoPlistError) -> [String] {
        let key = "INAlternativeAppNames"
        var names: [String] = []
        for entry in try table.tables(key).prefix(10) {
            guard let name = try entry.string("INAlternativeAppName") else { continue }
            if !name.isEmpty, name.utf8.count <= 200 { names.append(name) }
        }
        return names
    }

    private static func activityTypes(in table: PropertyTable) throws(InfoPlistError) -> [String] {
        let key = "NSUserActivityTypes"
        let types: [String]
        if case .dictionary(let described)? = table.values[key] {
            // iOS takes a dictionary too; its keys are the types.
            types = described.keys.sorted()
        } else {
            types = try table.strings(key)
        }
        for (index, type) in types.enumerated() where !type.contains(where: { !$0.isWhitespace }) {
            throw InfoPlistError(
                key: "\(key)[\(index)]", reason: "the text is empty",
                remedy: "write an activity type such as org.example.app.open, or the class name of an intent")
        }
        return types
    }

    private static func urlSchemes(in table: PropertyTable) throws(InfoPlistError) -> [String] {
        let key = "CFBundleURLSchemes"
        var schemes: [String] = []
        for type in try table.tables("CFBundleURLTypes") {
            for (index, scheme) in try type.strings(key).enumerated() {
                guard isScheme(scheme) else {
                    throw InfoPlistError(
                        key: type.keyPath("\(key)[\(index)]"),
                        reason: "‘\(scheme.prefix(200))’ is not a URL scheme",
                        remedy: "write the scheme alone, such as pizzeria: letters, digits, +, - and ., a letter first")
                }
                if !schemes.contains(scheme.lowercased()) { schemes.append(scheme.lowercased()) }
            }
        }
        return schemes
    }

    private static func iconFiles(in table: PropertyTable) throws(InfoPlistError) -> [String] {
        let key = "CFBundleIconFiles"
        let primary = try table.table("CFBundleIcons")?.table("CFBundlePrimaryIcon")
        let newer = try primary?.strings(key) ?? []
        if !newer.isEmpty { return newer }
        let older = try table.strings(key)
        return older.isEmpty ? try table.string("CFBundleIconFile").map { [$0] } ?? [] : older
    }

    /// As RFC 3986 has it.
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter, text.utf8.count <= 255 else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func modules(in table: PropertyTable) throws(InfoPlistError) -> [String: String] {
        guard let inner = try table.table("BeckonIntentModules") else { return [:] }
        var modules: [String: String] = [:]
        for name in inner.values.keys { modules[name] = try inner.string(name) }
        return modules
    }
}

extension ExtensionPlist {
    /// `EXAppExtensionAttributes`, as extensions have it that begin in a type of theirs.
    init(newer table: PropertyTable) throws(InfoPlistError) {
        let key = "EXExtensionPointIdentifier"
        guard try table.string(key).flatMap(BundleKind.init(extensionPoint:)) == .appIntentsExtension else {
            throw InfoPlistError(
                key: table.keyPath(key), reason: "Beckon doesn't support this extension point here",
                remedy: "write com.apple.appintents-extension, or use NSExtension")
        }
        self.init(kind: .appIntentsExtension, intentsSupported: [])
    }

    init(_ table: PropertyTable) throws(InfoPlistError) {
        let pointKey = "NSExtensionPointIdentifier"
        guard let point = try table.string(pointKey) else {
            throw InfoPlistError(
                key: table.keyPath(pointKey), reason: "the key is missing",
                remedy: "add com.apple.intents-service for an extension that handles intents")
        }
        guard let kind = BundleKind(extensionPoint: point) else {
            throw InfoPlistError(
                key: table.keyPath(pointKey),
                reason: "Beckon doesn't support the extension point ‘\(point.prefix(200))’",
                remedy: "use com.apple.intents-service, com.apple.intents-ui-service or com.apple.appintents-extension")
        }
        guard kind != .appIntentsExtension else {
            self.init(kind: kind, intentsSupported: [])
            return
        }
        let attributes = try table.table("NSExtensionAttributes")
        self.init(
            kind: kind, principalClass: try table.string("NSExtensionPrincipalClass"),
            mainStoryboard: try table.string("NSExtensionMainStoryboard"),
            intentsSupported: try attributes?.classNames("IntentsSupported") ?? [],
            intentsRestrictedWhileLocked: try attributes?.classNames("IntentsRestrictedWhileLocked") ?? [])
        guard !intentsSupported.isEmpty else {
            throw InfoPlistError(
                key: table.keyPath("NSExtensionAttributes.IntentsSupported"),
                reason: "no intent is listed, so the extension would never run",
                remedy: "list the class names of the intents it handles, such as OrderPizzaIntent")
        }
        if kind == .intentsExtension, principalClass == nil {
            throw InfoPlistError(
                key: table.keyPath("NSExtensionPrincipalClass"), reason: "the key is missing",
                remedy: "add $(PRODUCT_MODULE_NAME). and the name of the INExtension class")
        }
        if principalClass == nil, mainStoryboard == nil {
            throw InfoPlistError(
                key: table.keyPath("NSExtensionPrincipalClass"), reason: "neither a class nor a storyboard is named",
                remedy: "add $(PRODUCT_MODULE_NAME). and the name of the view controller, or NSExtensionMainStoryboard")
        }
    }
}
