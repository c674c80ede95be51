// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import PropertyLists

/// What the languages of a project's definitions say about one text.
struct LocalizedTexts {
    let definition: CheckedDefinition
    /// The languages the definition itself is written in, whose tables may be left incomplete.
    let developmentLanguages: Set<String>

    init(_ definition: CheckedDefinition, of project: CheckedProject) {
        self.definition = definition
        let languages = project.parts.compactMap { $0.plist?.text("CFBundleDevelopmentRegion") }
        developmentLanguages = Set(languages.isEmpty ? ["en"] : languages + ["English"])
    }

    /// The tables that ought to hold every text: those with a `.strings` file, of other languages than the definition's.
    var completeTables: [StringTable] {
        (definition.content?.tables.values.map { $0 } ?? [])
            .filter { !$0.strings.isEmpty && !developmentLanguages.contains($0.language) }
            .sorted { $0.language < $1.language }
    }

    /// The languages whose table lacks words for the text.
    func languagesWithout(_ text: LocalizableText) -> [String] {
        guard let key = text.key else { return [] }
        return completeTables.filter { table in
            (table.strings[key] ?? "").isEmpty && table.plurals[key] == nil
        }.map(\.language)
    }

    /// The file of a language's translations.
    func place(_ language: String) -> Place { Place(path: definition.tables[language] ?? definition.path) }
}
