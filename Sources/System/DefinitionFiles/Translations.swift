// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import PropertyLists
import Sentences

/// The `.strings` and `.stringsdict` files and the string catalog of one definition, in all languages.
struct Translations {
    /// Languages a definition may have; more are left out, in the order of their names.
    private static let limit = 200

    private(set) var tables: [String: StringTable] = [:]
    /// A file that can't be read is passed over with a warning: the words of the definition itself remain.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads `<language>.lproj/<Name>.strings` and `.stringsdict` for a definition, then what a catalog
    /// `<Name>.xcstrings`, there or in `mul.lproj`, has besides.
    init(beside path: String) {
        let folder = DefinitionName.languagesFolder(of: path)
        let name = DefinitionName.name(of: path)
        let shownFolder = DefinitionName.languagesFolder(ofShown: path)
        for language in languages(in: folder).prefix(Self.limit) {
            let base = "\(language).lproj/\(name)"
            var table = StringTable(language: Self.tag(of: language))
            let strings = file(base + ".strings", in: folder, shownFolder, read: StringsReader.read(_:path:))
            let plurals = file(base + ".stringsdict", in: folder, shownFolder, read: StringsdictReader.read(_:path:))
            guard strings != nil || plurals != nil else { continue }
            table.strings = strings ?? [:]
            table.plurals = plurals ?? [:]
            tables[table.language] = table
        }
        for place in DefinitionName.cataloguePlaces(of: name) {
            let catalogue = file(place, in: folder, shownFolder, read: StringCatalogReader.read(_:path:))
            for table in catalogue ?? [] { add(table) }
        }
    }

    /// What a file of a language's own says counts more.
    private mutating func add(_ catalogued: StringTable) {
        var table = tables[catalogued.language] ?? StringTable(language: catalogued.language)
        // A text that is its own key says nothing.
        table.strings.merge(catalogued.strings.filter { $0.key != $0.value }) { own, _ in own }
        table.plurals.merge(catalogued.plurals) { own, _ in own }
        if !table.isEmpty { tables[table.language] = table }
    }

    /// The names of the `.lproj` folders, without `Base`, which is the definition's own language.
    private func languages(in folder: URL) -> [String] {
        // No folder to list means no translations, and the definition itself was read from there already.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }.sorted()
    }

    private mutating func file<Content>(
        _ name: String, in folder: URL, _ shownFolder: String,
        read: (Data, String) throws(StringsError) -> Content
    ) -> Content? {
        let url = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let shown = shownFolder + name
        do throws(DefinitionFileError) {
            let data = try BoundedFile(path: url.path).read()
            do throws(StringsError) {
                return try read(data, shown)
            } catch {
                warn(shown, line: error.line, error.message, remedy: error.remedy)
            }
        } catch {
            warn(shown, line: nil, "the translations can't be read (\(error))", remedy: "check the file")
        }
        return nil
    }

    private mutating func warn(_ path: String, line: Int?, _ message: Sentence, remedy: Sentence) {
        diagnostics.append(Diagnostic(.warning, at: SourceLocation(path: path, line: line), message, remedy: remedy))
    }

    /// The tag for a folder's name; the oldest projects have English names of languages.
    private static func tag(of folder: String) -> String {
        let old = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
            "Dutch": "nl",
        ]
        return old[folder] ?? folder.replacing("_", with: "-")
    }
}
