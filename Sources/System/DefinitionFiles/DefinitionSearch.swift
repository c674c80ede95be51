// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Sentences

/// Finds the definitions in a folder, such as a bundle or a source tree.
struct DefinitionSearch {
    /// Files and folders that are looked at.
    static let entryLimit = 20_000
    /// Folders inside one another.
    static let depthLimit = 12

    let folder: String

    /// The paths under the folder, in alphabetical order. Of one definition kept
    /// in several languages, that of `Base`, else `en`, else the first.
    ///
    /// Hidden folders are left out, and links to folders, which may lead in circles.
    func paths() throws(DefinitionFileError) -> [String] {
        var found: [String] = []
        var folders = [(path: folder, depth: 0)]
        var seen = 0
        while let (path, depth) = folders.popLast() {
            for name in try names(in: path) where !name.hasPrefix(".") {
                seen += 1
                guard seen <= Self.entryLimit else {
                    throw DefinitionFileError(
                        .folderTooLarge, folder, reason: "the folder holds more than \(Self.entryLimit) files",
                        remedy: "give the folder of the definition itself")
                }
                let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
                if name.hasSuffix(".\(DefinitionName.pathExtension)") {
                    found.append(child)
                } else if depth < Self.depthLimit, isFolder(child) {
                    folders.append((child, depth + 1))
                }
            }
        }
        return withoutOtherLanguages(found).sorted()
    }

    private func names(in folder: String) throws(DefinitionFileError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw .unreadable(folder, SystemError.reason(of: error))
        }
    }

    /// A folder itself, not a link to one.
    private func isFolder(_ path: String) -> Bool {
        // What vanished while it was looked at is no folder.
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private func withoutOtherLanguages(_ paths: [String]) -> [String] {
        let groups = Dictionary(grouping: paths) { path in
            DefinitionName.languagesFolder(ofShown: path) + DefinitionName.name(of: path)
        }
        return groups.values.flatMap { paths -> [String] in
            let localized = paths.filter { isLocalized($0) }.sorted()
            let others = paths.filter { !isLocalized($0) }
            let preferred =
                localized.first { $0.contains("/Base.lproj/") } ?? localized.first { $0.contains("/en.lproj/") }
                ?? localized.first
            return others + (preferred.map { [$0] } ?? [])
        }
    }

    private func isLocalized(_ path: String) -> Bool {
        URL(fileURLWithPath: path).deletingLastPathComponent().pathExtension == "lproj"
    }
}
