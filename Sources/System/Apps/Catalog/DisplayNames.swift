// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition

/// The names a bundle has in different languages, from its `InfoPlist.strings`.
struct DisplayNames {
    /// By language tag.
    private(set) var names: [String: String] = [:]
    /// Files that could not be read, one sentence each; the bundle's own name remains.
    private(set) var warnings: [String] = []

    /// - Throws: ``InstallError`` when the bundle's folder cannot be read.
    init(_ bundle: URL) throws(InstallError) {
        for folder in try Disk.contents(of: bundle) where folder.hasSuffix(".lproj") {
            let file = bundle.appending(path: folder).appending(path: "InfoPlist.strings")
            guard Disk.isFile(file) else { continue }
            let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
            do {
                let strings = try StringsReader.read(data, path: "\(folder)/InfoPlist.strings")
                let name = strings["CFBundleDisplayName"] ?? strings["CFBundleName"]
                if let name, !name.isEmpty { names[String(folder.dropLast(".lproj".count))] = name }
            } catch {
                warnings.append("\(error)")
            }
        }
    }
}
