// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the definition files that paths on a command line mean.
enum DefinitionSearch {
    /// Files as they are; folders with every definition in them, sorted.
    ///
    /// Hidden folders, `.build` among them, are left out.
    ///
    /// - Throws: ``CommandFailure`` for a path that is not there or a folder without definitions.
    static func files(at paths: [String]) throws(CommandFailure) -> [String] {
        var files: [String] = []
        for path in paths {
            files += try self.files(at: path)
        }
        return files
    }

    private static func files(at path: String) throws(CommandFailure) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("'\(path)' is not there", mend: "check the path")
        }
        guard isFolder.boolValue else { return [path] }
        let found = definitions(in: path)
        guard !found.isEmpty else {
            throw CommandFailure(
                "no .intentdefinition file is in '\(path)'", mend: "name a file, or a folder that holds some")
        }
        return found
    }

    private static func definitions(in folder: String) -> [String] {
        let root = URL(fileURLWithPath: folder, isDirectory: true)
        guard
            let entries = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        // Paths are shown as the person began them.
        let start = root.standardizedFileURL.pathComponents.count
        let given = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return entries.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "intentdefinition" }
            .map { ([given] + $0.standardizedFileURL.pathComponents.dropFirst(start)).joined(separator: "/") }
            .sorted()
    }
}
