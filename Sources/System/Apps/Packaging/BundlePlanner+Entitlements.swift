// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation

extension BundlePlanner {
    /// The one `.entitlements` file beside the `Info.plist`, its build settings expanded.
    func entitlements(
        of target: PackageDescription.Target, _ plist: PropertyTree
    ) throws(InstallError) -> PropertyTree? {
        let folder = package.appending(path: target.path, directoryHint: .isDirectory)
        let files = try Disk.contents(of: folder).filter { $0.hasSuffix(".entitlements") }
        guard let name = files.first else { return nil }
        guard files.count == 1 else {
            throw InstallError(
                .clash, folder.path,
                reason: "there is more than one entitlements file: \(files.joined(separator: ", "))",
                mend: "leave one")
        }
        let file = folder.appending(path: name)
        let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
        do throws(InfoPlistError) {
            guard case .dictionary(let values) = plist, case .string(let identifier)? = values["CFBundleIdentifier"]
            else { return try PropertyTree(reading: data) }
            let kind: BundleKind = values["NSExtension"] == nil ? .app : .intentsExtension
            // Left as they are, for the signer: a dollar sign that is expanded by itself is no variable.
            let later = ["AppIdentifierPrefix", "TeamIdentifierPrefix", "DEVELOPMENT_TEAM"]
            let kept = Dictionary(later.map { ($0, "$(BECKON_DOLLAR)(\($0))") }) { first, _ in first }
            let settings = buildSettings(of: target, kind: kind).overridden(by: kept).overridden(by: [
                "BECKON_DOLLAR": "$", "CFBundleIdentifier": identifier, "PRODUCT_BUNDLE_IDENTIFIER": identifier,
            ])
            return try settings.expand(PropertyTree(reading: data))
        } catch {
            throw InstallError(.badPlist, file.path, error)
        }
    }
}
