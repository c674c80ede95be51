// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import StringTables
import SystemLink

/// The texts of one table, `NAME.strings` and `NAME.stringsdict` beside it.
struct LocalizedTable: Sendable {
    private(set) var strings: [String: String] = [:]
    /// Those of the `.stringsdict`, which come before the others of the same key.
    private(set) var plurals: [String: PluralText] = [:]

    /// Reads the first such table there is: the bundle's own, then those of its `.lproj` folders. None is an empty one.
    ///
    /// A file that cannot be read is left out, and the reason written to standard error.
    ///
    /// - Parameter localizations: The names of the folders, in the order they are looked in.
    init(_ name: String, in folder: URL, localizations: [String], developmentRegion: String?) {
        let places = [(folder, nil)] + localizations.map { (folder.appending(path: "\($0).lproj"), $0 as String?) }
        for (place, localization) in places {
            let strings = Self.data(of: place.appending(path: "\(name).strings"))
            let plurals = Self.data(of: place.appending(path: "\(name).stringsdict"))
            guard strings != nil || plurals != nil else { continue }
            // Base has the words of the development region, and so has what lies in no folder.
            let own = localization == LocalizationOrder.base ? nil : localization
            read(strings, plurals, of: name, localization, in: own ?? developmentRegion ?? "en")
            return
        }
    }

    private mutating func read(
        _ strings: Data?, _ plurals: Data?, of name: String, _ localization: String?, in language: String
    ) {
        let path = (localization.map { "\($0).lproj/" } ?? "") + name
        do throws(StringsError) {
            if let strings { self.strings = try StringsReader.read(strings, path: "\(path).strings") }
        } catch {
            Self.complain(error)
        }
        do throws(StringsError) {
            guard let plurals else { return }
            self.plurals = try StringsdictReader.read(plurals, path: "\(path).stringsdict")
                .mapValues { PluralText($0, language: language) }
        } catch {
            Self.complain(error)
        }
    }

    private static func complain(_ error: StringsError) {
        StandardError.write("\(error)", from: "NSLocalizedString")
    }

    /// Nil where there is none.
    private static func data(of file: URL) -> Data? {
        FileManager.default.contents(atPath: file.path)
    }
}
