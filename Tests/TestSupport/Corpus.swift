// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Real files of public apps, beside the project where there are any.
///
/// They are others' and not part of the project; a test that uses them is
/// skipped, visibly, where the folder is absent.
package enum Corpus {
    /// Said by a skipped test.
    package static let absence =
        "real files of public apps, which are not ours to publish, are not beside the project"

    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["BECKON_CORPUS"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return PackageRoot.url.deletingLastPathComponent().appendingPathComponent("shared/corpus", isDirectory: true)
    }()

    /// Whether the folder is there.
    package static var isPresent: Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("intentdefinition/INDEX.tsv").path)
    }

    /// The definition files, those Xcode wrote and the few it did not.
    ///
    /// - Throws: an error of the file system when the index can't be read.
    package static func definitions() throws -> (conforming: [URL], others: [URL]) {
        let folder = folder.appendingPathComponent("intentdefinition")
        let index = try String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
        var conforming: [URL] = []
        var others: [URL] = []
        for row in index.split(whereSeparator: \.isNewline).dropFirst() {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 7 else { continue }
            let file = folder.appendingPathComponent(String(fields[0]))
            if fields[6] == "yes" { conforming.append(file) } else { others.append(file) }
        }
        return (conforming, others)
    }

    /// The files of real shortcuts, in all forms.
    ///
    /// - Throws: an error of the file system when the folder can't be read.
    package static func shortcuts() throws -> [URL] {
        guard isPresent else { return [] }
        return try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("shortcuts"), includingPropertiesForKeys: nil
        ).filter { ["shortcut", "wflow", "plist"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }

    /// The languages of which there are sentences about homes.
    package static let homeLanguages = ["en", "zh-CN", "de", "fr"]

    /// Others whose templates and scripts need more of the reader: any order, names with endings, no gaps between words.
    package static let moreHomeLanguages = ["hu", "is", "ne", "th"]

    /// The folder with sentences about homes, by language.
    package static let homes = folder.appending(path: "phrases")
}
