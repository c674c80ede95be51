// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Synchronization
import SystemLink

/// Looks texts up in the tables of bundles, for one person.
///
/// A table is read once and kept, as long as there are not too many of them. Any thread may ask.
final class TextLookup: Sendable {
    /// For the person that this process works for.
    static let shared = TextLookup(language: PersonLanguage.current)

    /// More tables than any app has; reading them again costs time alone.
    private static let tableLimit = 256
    /// More texts with plural forms than any app has in use.
    private static let pluralLimit = 4_096

    private struct Place: Hashable {
        let folder: String
        let table: String
    }

    private struct State {
        var tables: [Place: LocalizedTable] = [:]
        /// By the text that was given away for them.
        var plurals: [String: PluralText] = [:]
    }

    private let language: String?
    private let state = Mutex(State())

    /// - Parameter language: A BCP 47 tag; nil for the words of the development region.
    init(language: String?) { self.language = language }

    /// The text of a key.
    ///
    /// - Parameters:
    ///   - table: The table's name; `Localizable` where it is nil or empty.
    ///   - value: What to say where the table doesn't have the key; the key itself where that is empty.
    func text(of key: String, table: String? = nil, in bundle: Bundle, otherwise value: String = "") -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let found = self.table(name, in: bundle)
        if let plural = found.plurals[key] { return give(plural) }
        return found.strings[key] ?? (value.isEmpty ? key : value)
    }

    /// A format with its arguments; one that stands for plural forms in the form that its arguments ask for.
    func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard let plural = state.withLock({ $0.plurals[format] }) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let chosen = plural.format(for: arguments)
        return String(format: chosen.format, locale: locale, arguments: chosen.arguments)
    }

    /// Remembers what the words for most numbers stand for.
    private func give(_ plural: PluralText) -> String {
        let text = plural.general
        state.withLock { state in
            if state.plurals.count >= Self.pluralLimit { state.plurals = [:] }
            state.plurals[text] = plural
        }
        return text
    }

    private func table(_ name: String, in bundle: Bundle) -> LocalizedTable {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let place = Place(folder: folder.path, table: name)
        if let table = state.withLock({ $0.tables[place] }) { return table }
        // Not under the lock: two threads that read the same table get equal values.
        let table = LocalizedTable(
            name, in: folder, localizations: bundle.localizationOrder(for: language),
            developmentRegion: bundle.developmentRegion)
        state.withLock { state in
            if state.tables.count >= Self.tableLimit { state.tables = [:] }
            state.tables[place] = table
        }
        return table
    }
}

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

    /// Nil if there is none.
    private static func data(of file: URL) -> Data? { FileManager.default.contents(atPath: file.path) }
}
