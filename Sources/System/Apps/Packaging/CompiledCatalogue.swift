// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// A string catalog in the form a bundle has it: a `.strings` and a `.stringsdict` file for each language, as Xcode
/// makes of one, so that nobody who looks for texts need know of catalogs.
struct CompiledCatalogue {
    static let pathExtension = "xcstrings"
    private static let sizeLimit = 64 << 20

    private let tables: [StringTable]

    /// - Throws: ``InstallError`` naming the line at which it is not a catalog.
    init(_ file: URL) throws(InstallError) {
        let data = try Disk.read(file, limit: Self.sizeLimit)
        do throws(StringsError) {
            let tables = try StringCatalogReader.read(data, path: file.path)
            self.tables = file.lastPathComponent == "InfoPlist.xcstrings" ? tables.map(Self.withoutKeys) : tables
        } catch {
            throw InstallError(error)
        }
    }

    /// The keys of an `Info.plist` are no words: what has none of its own is said as the list says it.
    private static func withoutKeys(_ table: StringTable) -> StringTable {
        var table = table
        table.strings = table.strings.filter { $0.key != $0.value }
        return table
    }

    /// Where its files go, such as `de.lproj/Localizable.strings`.
    ///
    /// - Parameter name: The table's.
    func places(of name: String) -> [String] {
        tables.filter { Self.isName($0.language) }.flatMap { table in
            (table.strings.isEmpty ? [] : ["\(table.language).lproj/\(name).strings"])
                + (table.plurals.isEmpty ? [] : ["\(table.language).lproj/\(name).stringsdict"])
        }
    }

    /// What it has in a language; nil if that is nothing.
    func table(in language: String) -> StringTable? {
        tables.first { $0.language == language }
    }

    /// Makes the files of the catalogs in a folder beside them; what a language has already stays as it is.
    static func compileAll(in folder: URL) throws(InstallError) {
        for name in try Disk.contents(of: folder) where name.hasSuffix(".\(pathExtension)") {
            let file = folder.appending(path: name)
            let catalogue = try CompiledCatalogue(file)
            for path in catalogue.places(of: file.deletingPathExtension().lastPathComponent) {
                let place = folder.appending(path: path)
                guard !Disk.exists(place) else { continue }
                try Disk.makeFolder(place.deletingLastPathComponent())
                try MergedTable([file], at: place).write(to: place)
            }
        }
    }

    /// Whether a language may name a folder.
    private static func isName(_ language: String) -> Bool {
        !language.isEmpty && language.utf8.count <= 100
            && language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
