// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

@testable import Apps

/// A package of two apps on the disk, as `swift package describe` would tell it.
///
/// Bakery has an intents extension and a kit with a definition; Kiosk is an
/// app alone.
struct FixturePackage {
    private let folder: TemporaryFolder
    var url: URL { folder.url.appending(path: "bakery") }
    /// Where ``FixtureBuilder`` puts its binaries.
    var binaries: URL { folder.url.appending(path: "binaries") }

    init() throws {
        folder = try TemporaryFolder()
        try write("Package.swift", "// swift-tools-version: 6.2\n")
        try writePlist("Sources/Bakery", ["CFBundleIdentifier": "$(ORGANISATION:default=org.example).bakery"])
        try writePlist("Sources/BakeryIntents", Self.extensionPlist)
        try writePlist(
            "Sources/Kiosk", ["CFBundleIdentifier": "org.example.kiosk", "CFBundleDisplayName": "Corner Kiosk"])
        try write("Sources/BakeryKit/Base.lproj/Bakery.intentdefinition", BakeryDefinition.text)
        try write("Sources/BakeryKit/zh-Hans.lproj/Bakery.strings", "\"titl01\" = \"买面包\";\n")
        try write("Sources/Bakery/zh-Hans.lproj/InfoPlist.strings", "CFBundleDisplayName = \"面包店\";\n")
        for binary in ["Bakery", "bakery-intents", "Kiosk"] {
            try FileManager.default.createDirectory(at: binaries, withIntermediateDirectories: true)
            try FixtureProgram.write(
                to: binaries.appending(path: binary),
                classes: binary == "bakery-intents"
                    ? ["BakeryIntents.IntentHandler", "BakeryIntents.ExtensionMain"] : [])
        }
        for resources in ["bakery_BakeryKit.resources", "bakery_Kiosk.resources", "other_Fonts.resources"] {
            try write("../binaries/\(resources)/file.txt", "hello")
        }
    }

    static var extensionPlist: [String: Any] {
        [
            "CFBundleIdentifier": "org.example.bakery.intents",
            "NSExtension": [
                "NSExtensionPointIdentifier": "com.apple.intents-service",
                "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
                "NSExtensionAttributes": ["IntentsSupported": ["BuyBreadIntent"]],
            ],
        ]
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appending(path: path).standardizedFileURL
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func writePlist(_ target: String, _ content: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)
        try write("\(target)/Info.plist", String(decoding: data, as: UTF8.self))
    }

    /// Has a bundle's entitlements list app groups.
    func writeGroups(_ groups: [String], of bundle: String) throws {
        let target = ["org.example.bakery": "Bakery", "org.example.bakery.intents": "BakeryIntents"][bundle] ?? "Kiosk"
        let content = ["com.apple.security.application-groups": groups]
        let data = try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)
        try write("Sources/\(target)/\(target).entitlements", String(decoding: data, as: UTF8.self))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    /// What SwiftPM 6.3 prints for such a package, shortened.
    static let description = """
        {
          "default_localization" : "en", "dependencies" : [ ], "manifest_display_name" : "bakery", "name" : "bakery",
          "path" : "/packages/bakery", "platforms" : [ ],
          "products" : [
            { "name" : "bakery-intents", "targets" : [ "BakeryIntents" ], "type" : { "executable" : null } },
            { "name" : "BakeryKit", "targets" : [ "BakeryKit" ], "type" : { "library" : [ "automatic" ] } },
            { "name" : "Bakery", "targets" : [ "Bakery" ], "type" : { "executable" : null } },
            { "name" : "Kiosk", "targets" : [ "Kiosk" ], "type" : { "executable" : null } }
          ],
          "targets" : [
            { "c99name" : "BakeryKit", "module_type" : "SwiftTarget", "name" : "BakeryKit",
              "path" : "Sources/BakeryKit", "product_dependencies" : [ "Intents", "IntentDefinitionPlugin" ],
              "sources" : [ "Loaf.swift" ], "type" : "library" },
            { "c99name" : "BakeryIntents", "module_type" : "SwiftTarget", "name" : "BakeryIntents",
              "path" : "Sources/BakeryIntents", "product_dependencies" : [ "Intents", "ExtensionPlugin" ], "sources" : [ "IntentHandler.swift" ],
              "target_dependencies" : [ "BakeryKit" ], "type" : "executable" },
            { "c99name" : "Bakery", "module_type" : "SwiftTarget", "name" : "Bakery", "path" : "Sources/Bakery",
              "sources" : [ "main.swift" ], "target_dependencies" : [ "BakeryKit" ], "type" : "executable" },
            { "c99name" : "Kiosk", "module_type" : "SwiftTarget", "name" : "Kiosk", "path" : "Sources/Kiosk",
              "sources" : [ "main.swift" ], "type" : "executable" }
          ],
          "tools_version" : "6.2"
        }
        """

    func description() throws -> PackageDescription {
        try JSONDecoder().decode(PackageDescription.self, from: Data(Self.description.utf8))
    }
}
