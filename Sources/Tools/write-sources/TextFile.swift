// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift file that holds every file of some folders: by the name of the folder that it is in, or the language of an
/// `.lproj`, and by its own.
///
/// A program is one file that is copied about; texts beside it would be left behind.
enum TextFile {
    /// - Throws: A folder or a file that can't be read.
    static func contents(of folders: [URL]) throws -> String {
        let lines = ["/// By language, or folder, and file name.", "let embeddedTexts: [String: [String: String]] = ["]
        return try (lines + folders.flatMap(entries) + ["]", ""]).joined(separator: "\n")
    }

    private static func entries(of folder: URL) throws -> [String] {
        let folders = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        ).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
        guard !folders.isEmpty else { return try entries(of: folder, under: folder.lastPathComponent) }
        return try folders.flatMap { inner in
            let isLanguage = inner.pathExtension == "lproj"
            return try entries(
                of: inner, under: (isLanguage ? inner.deletingPathExtension() : inner).lastPathComponent)
        }
    }

    private static func entries(of folder: URL, under key: some StringProtocol) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { !$0.hasPrefix(".") }
        let files = try names.map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return "        \"\(name)\": ###\"\"\"\n\(text)\n\"\"\"###,"
        }
        return ["    \"\(key)\": ["] + files + ["    ],"]
    }
}
