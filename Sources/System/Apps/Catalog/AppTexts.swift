// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import PropertyLists
import Sentences

/// The texts of a bundle in all languages, by the keys of its source.
///
/// A text of the table `Localizable`, or of `AppShortcuts`, stands under its own key, one of another table under
/// `Table/key`.
struct AppTexts {
    /// Languages that are read; more are left out, in the order of their names.
    private static let languageLimit = 200
    private static let sizeLimit = 64 << 20
    /// Tables with texts of other kinds.
    private static let otherTables: Set<String> = ["InfoPlist"]

    /// By language tag.
    private(set) var tables: [String: StringTable] = [:]
    /// Files that could not be read, one sentence each; the words of the source remain.
    private(set) var warnings: [Sentence] = []

    /// - Throws: ``InstallError`` when the bundle's folder cannot be read.
    init(_ bundle: URL) throws(InstallError) {
        let names = try Disk.contents(of: bundle)
        for folder in names.filter({ $0.hasSuffix(".lproj") && $0 != "Base.lproj" }).prefix(Self.languageLimit) {
            let language = String(folder.dropLast(".lproj".count)).replacing("_", with: "-")
            for name in try Disk.contents(of: bundle.appending(path: folder)) {
                try read("\(folder)/\(name)", in: bundle, language: language)
            }
        }
        for name in names where name.hasSuffix(".xcstrings") {
            let data = try Disk.read(bundle.appending(path: name), limit: Self.sizeLimit)
            do throws(StringsError) {
                let table = String(name.dropLast(".xcstrings".count))
                for texts in try StringCatalogReader.read(data, path: name) { add(texts, of: table) }
            } catch {
                warnings.append("\(error)")
            }
        }
    }

    private mutating func read(_ path: String, in bundle: URL, language: String) throws(InstallError) {
        let file = bundle.appending(path: path)
        let table = file.deletingPathExtension().lastPathComponent
        guard ["strings", "stringsdict"].contains(file.pathExtension), !Self.otherTables.contains(table),
            Disk.isFile(file)
        else { return }
        let data = try Disk.read(file, limit: Self.sizeLimit)
        var texts = StringTable(language: language)
        do throws(StringsError) {
            if file.pathExtension == "strings" {
                texts.strings = try StringsReader.read(data, path: path)
            } else {
                texts.plurals = try StringsdictReader.read(data, path: path)
            }
            add(texts, of: table)
        } catch {
            warnings.append("\(error)")
        }
    }

    /// What comes first counts.
    private mutating func add(_ texts: StringTable, of table: String) {
        func key(_ key: String) -> String { LocalizableText.key(key, inTable: table) }
        var known = tables[texts.language] ?? StringTable(language: texts.language)
        // A text that is its own key says nothing, and would hide the words that the source gives.
        for (text, words) in texts.strings where text != words && known.strings[key(text)] == nil {
            known.strings[key(text)] = words
        }
        for (text, words) in texts.plurals where known.plurals[key(text)] == nil { known.plurals[key(text)] = words }
        if !known.isEmpty { tables[texts.language] = known }
    }
}
