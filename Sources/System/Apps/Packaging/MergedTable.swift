// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// A `.strings` or `.stringsdict` file made of those of one name that several targets of a bundle have: a bundle has one, and
/// on Apple's systems a framework would have its own in a bundle of its own.
struct MergedTable {
    private static let sizeLimit = 64 << 20

    private var table: StringTable
    private let isPlural: Bool

    /// - Parameters:
    ///   - sources: Files of that kind, or catalogs; of a key that several have the first one counts.
    ///   - place: Where the table goes in the bundle, such as `de.lproj/Localizable.strings`.
    /// - Throws: ``InstallError`` naming the file and line that can't be read.
    init(_ sources: [URL], at place: URL) throws(InstallError) {
        let language = place.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        isPlural = place.pathExtension == "stringsdict"
        table = StringTable(language: language)
        for source in sources {
            let other = try read(source)
            table.strings.merge(other.strings) { first, _ in first }
            table.plurals.merge(other.plurals) { first, _ in first }
        }
    }

    /// Writes the file, unless it would have no texts.
    func write(to place: URL) throws(InstallError) {
        if let data = isPlural ? table.stringsdictFile() : table.stringsFile() { try Disk.write(data, to: place) }
    }

    private func read(_ source: URL) throws(InstallError) -> StringTable {
        if source.pathExtension == CompiledCatalogue.pathExtension {
            return try CompiledCatalogue(source).table(in: table.language) ?? StringTable(language: table.language)
        }
        let data = try Disk.read(source, limit: Self.sizeLimit)
        var read = StringTable(language: table.language)
        do throws(StringsError) {
            if isPlural {
                read.plurals = try StringsdictReader.read(data, path: source.path)
            } else {
                read.strings = try StringsReader.read(data, path: source.path)
            }
        } catch {
            throw InstallError(error)
        }
        return read
    }
}

extension InstallError {
    /// What is wrong with a table of texts, at its line.
    init(_ error: StringsError) {
        self.init(
            .badDefinition, error.path + (error.line.map { ":\($0)" } ?? ""), reason: error.message,
            remedy: error.remedy)
    }
}
