// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences

/// What an app calls the things that are said to it, from the files of its bundle.
struct VocabularyFiles {
    /// By language tag; that of the bundle's root under an empty one.
    private(set) var vocabularies: [String: AppVocabulary] = [:]
    /// Files that could not be read, one sentence each; the app is understood without them.
    private(set) var warnings: [Sentence] = []

    /// Languages whose files are read.
    private static let mostLanguages = 100

    /// - Throws: ``InstallError`` when the bundle's folder cannot be read.
    init(_ bundle: URL) throws(InstallError) {
        let folders = try Disk.contents(of: bundle).filter { $0.hasSuffix(".lproj") }.sorted()
        for folder in [""] + folders.prefix(Self.mostLanguages) {
            let path = folder.isEmpty ? AppVocabulary.fileName : "\(folder)/\(AppVocabulary.fileName)"
            let file = bundle.appending(path: path)
            guard Disk.isFile(file) else { continue }
            let data = try Disk.read(file, limit: PropertyTree.sizeLimit)
            do throws(InfoPlistError) {
                vocabularies[String(folder.dropLast(".lproj".count))] = try AppVocabulary(reading: data)
            } catch {
                warnings.append("the vocabulary in \(path) is not used: \(error)")
            }
        }
    }
}
