// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

extension BundlePlanner {
    /// The one `.entitlements` file beside a target's `Info.plist`, its build settings expanded; nil
    /// where there is none.
    func entitlements(
        of target: PackageDescription.Target, identifier: BundleIdentifier
    ) throws(InstallError) -> PropertyTree? {
        guard let file = try entitlementsFile(of: target) else { return nil }
        let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
        do throws(InfoPlistError) {
            return try entitlementSettings(of: target, identifier: identifier).expand(PropertyTree(reading: data))
        } catch {
            throw InstallError(.badPlist, file.path, error)
        }
    }

    private func entitlementsFile(of target: PackageDescription.Target) throws(InstallError) -> URL? {
        let folder = package.appending(path: target.path, directoryHint: .isDirectory)
        let names = try Disk.contents(of: folder).filter { $0.hasSuffix(".entitlements") }
        guard names.count <= 1 else {
            throw InstallError(
                .clash, folder.path,
                reason: "there is more than one .entitlements file: \(names.joined(separator: ", "))",
                remedy: "leave one")
        }
        return names.first.map { folder.appending(path: $0) }
    }

    /// The target's settings, with the variables only the signer knows kept as they are: a dollar sign
    /// that comes out of a setting begins no variable any more.
    private func entitlementSettings(
        of target: PackageDescription.Target, identifier: BundleIdentifier
    ) -> BuildSettings {
        var settings = ["CFBundleIdentifier": identifier.text, "PRODUCT_BUNDLE_IDENTIFIER": identifier.text]
        settings["BECKON_DOLLAR"] = "$"
        for name in ["AppIdentifierPrefix", "TeamIdentifierPrefix", "DEVELOPMENT_TEAM"] {
            settings[name] = "$(BECKON_DOLLAR)(\(name))"
        }
        // The kind decides no setting that an entitlement could hold.
        return buildSettings(of: target, kind: .app, raw: [:]).overridden(by: settings)
    }
}
