// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// `Misbehaving.app` with its extension, put together from the fixture of that name.
struct MisbehavingBundle {
    private let folder: TemporaryFolder
    var url: URL { folder.url.appendingPathComponent("Misbehaving.app") }

    init() throws {
        folder = try TemporaryFolder()
        let files = FileManager.default
        try files.createDirectory(at: url, withIntermediateDirectories: true)
        let app: [String: Any] = [
            "CFBundleIdentifier": "com.example.misbehaving", "CFBundleName": "Misbehaving",
            "CFBundlePackageType": "APPL", "CFBundleExecutable": "Misbehaving",
        ]
        try PropertyListSerialization.data(fromPropertyList: app, format: .xml, options: 0)
            .write(to: url.appendingPathComponent("Info.plist"))
        try FixtureProgram.write(to: url.appendingPathComponent("Misbehaving"))
        try Self.addExtension(to: url, identifier: "com.example.misbehaving.intents")
    }

    /// Puts the extension into the bundle of an app.
    ///
    /// - Parameter identifier: The extension's, which begins with the app's.
    static func addExtension(to app: URL, identifier: String) throws {
        let files = FileManager.default
        let fixture = PackageRoot.url.appendingPathComponent("Tests/Fixtures/Extensions/Misbehaving")
        let plugIn = app.appendingPathComponent("PlugIns/MisbehavingIntents.appex")
        try files.createDirectory(at: plugIn, withIntermediateDirectories: true)
        let content = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: fixture.appendingPathComponent("Info.plist")), format: nil)
        guard var info = content as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        info["CFBundleIdentifier"] = identifier
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: plugIn.appendingPathComponent("Info.plist"))
        try files.copyItem(
            at: PackageRoot.products.appendingPathComponent("FixtureIntents"),
            to: plugIn.appendingPathComponent("MisbehavingIntents"))
        for language in ["Base.lproj", "zh-Hans.lproj"] {
            try files.copyItem(
                at: fixture.appendingPathComponent(language), to: plugIn.appendingPathComponent(language))
        }
    }
}
