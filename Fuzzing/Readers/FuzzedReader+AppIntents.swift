// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

extension FuzzedReader {
    /// What the compiler says of an app's types, and what happens to it.
    static let constantValues = FuzzedReader(name: "ConstantValues", dictionary: "constant-values") { data in
        let types = accepted { () throws(Problem<Fault>) in try ConstantValuesReader.read(data) }
        guard let types else { return }
        let outcome = AppIntentCompiler(definitions: []).compile(types)
        _ = outcome.diagnostics.map(\.description)
        guard !outcome.isRefused else { return }
        let written = try AppIntentMetadata(outcome.file).data()
        // Names of a hostile source may be such as no bundle may have.
        let read = accepted { () throws(Problem<Fault>) in try AppIntentMetadata(reading: written) }
        guard read == nil || read?.definitions == outcome.file else {
            throw Contradiction("what a bundle says of App Intents is read as something else")
        }
    }

    /// What a bundle says of its App Intents.
    static let appIntents = FuzzedReader(name: "AppIntents", dictionary: "constant-values") { data in
        _ = accepted { () throws(Problem<Fault>) in try AppIntentMetadata(reading: data) }
    }

    /// A string catalog, and the files that are made of it.
    static let catalogue = FuzzedReader(name: "Catalogue", dictionary: "catalogue") { data in
        let tables = accepted { () throws(StringsError) in try StringCatalogReader.read(data, path: "F") }
        for table in tables ?? [] {
            if let strings = table.stringsFile(), try StringsReader.read(strings, path: "F") != table.strings {
                throw Contradiction("the texts of a catalogue are not those of the file that is made of it")
            }
            if let plurals = table.stringsdictFile() { _ = try StringsdictReader.read(plurals, path: "F") }
        }
    }
}
