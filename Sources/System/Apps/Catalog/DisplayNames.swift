// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import StringTables

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
