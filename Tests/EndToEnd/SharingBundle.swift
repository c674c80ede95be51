// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// An app put together from the fixture `Sharing`, with entitlements of its own.
struct SharingBundle {
    let name: String
    /// With their prefix.
    var keychainGroups: [String] = []
    var applicationGroups: [String] = []

    var identifier: String { "com.example.\(name.lowercased())" }

    /// - Returns: The `.app`, not yet signed, and beside it the entitlements of all its bundles.
    func assemble(in folder: URL) throws -> (app: URL, entitlements: URL) {
        let app = folder.appending(path: "\(name).app")
        let plugIn = app.appending(path: "PlugIns/SharingIntents.appex")
        let fixture = PackageRoot.url.appending(path: "Tests/Fixtures/Extensions/Sharing")
        let files = FileManager.default
        try files.createDirectory(at: plugIn, withIntermediateDirectories: true)
        try FixtureProgram.write(to: app.appending(path: name))
        try files.copyItem(
            at: PackageRoot.products.appending(path: "FixtureIntents"), to: plugIn.appending(path: "SharingIntents"))
        try files.copyItem(at: fixture.appending(path: "Base.lproj"), to: plugIn.appending(path: "Base.lproj"))
        try write(
            [
                "CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundlePackageType": "APPL",
                "CFBundleExecutable": name,
            ], to: app.appending(path: "Info.plist"))
        let info = try Data(contentsOf: fixture.appending(path: "Info.plist"))
        var plugInInfo = try PropertyListSerialization.propertyList(from: info, format: nil) as? [String: Any] ?? [:]
        plugInInfo["CFBundleIdentifier"] = "\(identifier).intents"
        try write(plugInInfo, to: plugIn.appending(path: "Info.plist"))
        let entitlements = folder.appending(path: "\(name).entitlements")
        try write(
            [
                "keychain-access-groups": keychainGroups,
                "com.apple.security.application-groups": applicationGroups,
            ], to: entitlements)
        return (app, entitlements)
    }

    private func write(_ plist: [String: Any], to file: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0).write(to: file)
    }
}
