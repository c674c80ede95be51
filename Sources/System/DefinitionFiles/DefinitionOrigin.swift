// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import IntentDefinition
import Sentences

/// The file that holds a definition, behind any links that lead to it.
///
/// Links of the file system are followed, and those that Git wrote as text
/// where it was asked to make none.
package struct DefinitionOrigin: Hashable, Sendable {
    /// Links checked out as text that are followed one after another.
    static let linkLimit = 8

    /// Where the definition itself is; the path that was given, where no link leads on from it.
    package var path: String
    package var data: Data

    /// - Throws: why there is nothing to read at the end of the links.
    package init(following path: String) throws(DefinitionFileError) {
        self.path = path
        data = try BoundedFile(path: path).read()
        var links = 0
        while let target = DefinitionReader.linkTarget(of: data) {
            links += 1
            guard links <= Self.linkLimit else {
                throw DefinitionFileError(
                    .tooManyLinks, path, reason: "more than \(Self.linkLimit) links lead from one to the next",
                    remedy: "give the definition itself")
            }
            let folder = URL(fileURLWithPath: self.path).deletingLastPathComponent()
            let next = URL(fileURLWithPath: target, relativeTo: folder).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: next) else {
                throw DefinitionFileError(
                    .danglingLink, self.path,
                    reason: "the file is a symbolic link that was checked out as text, and \(target) is missing",
                    remedy: "check out the file it names, or check out again with symbolic links")
            }
            self.path = next
            data = try BoundedFile(path: next).read()
        }
    }

    /// The definition's own path, with links of the file system followed too.
    package var resolvedPath: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// The tables and catalogs of strings that stand beside the definition itself, in the order of their paths.
    package var translationFiles: [URL] {
        let folder = DefinitionName.languagesFolder(of: resolvedPath)
        let name = DefinitionName.name(of: resolvedPath)
        // No folder to list means no translations, and the definition itself was read from there already.
        let languages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = languages.filter { $0.hasSuffix(".lproj") }.flatMap { language in
            ["strings", "stringsdict"].map { folder.appendingPathComponent("\(language)/\(name).\($0)") }
        }
        let catalogues = DefinitionName.cataloguePlaces(of: name).map { folder.appendingPathComponent($0) }
        return (files + catalogues).filter { FileManager.default.fileExists(atPath: $0.path) }.sorted {
            $0.path < $1.path
        }
    }
}
