// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences

/// Finds translations of a definition that nothing reads, because of the name of their file or folder.
struct TranslationUnread: Rule {
    let about = RuleDescription(
        "translation-unread", .warning, "a translation is never read",
        explanation:
            "The translations of Tea.intentdefinition belong in files named Tea.strings, in folders named after a "
            + "language, such as de.lproj. A file with another name is ignored, and people read the original.",
        remedy: "Rename the file or the folder.")

    func findings(in project: CheckedProject) -> [Finding] {
        let names = Set(project.definitions.compactMap(\.content?.name))
        return project.definitions.flatMap { definition -> [Finding] in
            guard let content = definition.content else { return [] }
            let name = content.name
            let keys = Set((content.file.spokenTexts + content.file.writtenTexts).compactMap(\.key))
            return project.tables.filter { !keys.isDisjoint(with: $0.strings.keys) }.compactMap { table in
                if table.name != name, !names.contains(table.name) {
                    return finding(
                        at: Place(path: table.path),
                        "\(table.name).strings translates \(definition.path), but has another name",
                        remedy: "rename it to \(name).strings")
                }
                guard table.name == name, !Self.isLanguage(table.language) else { return nil }
                let code = Self.code(of: table.language) ?? "de"
                return finding(
                    at: Place(path: table.path), "\(table.language).lproj is not named after a language",
                    remedy: "rename the folder to its language code, such as \(code).lproj")
            }
        }
    }

    private static func isLanguage(_ name: String) -> Bool {
        let code = name.split(whereSeparator: { "-_".contains($0) }).first.map(String.init) ?? name
        return ["Base", "mul", "English"].contains(name) || Locale.LanguageCode(code).isISOLanguage
    }

    /// The code of a language by its English name; nil if there is no such language.
    private static func code(of name: String) -> String? {
        let english = Locale(identifier: "en")
        let wanted = name.lowercased()
        return Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }.first {
            english.localizedString(forLanguageCode: $0)?.lowercased() == wanted
        }
    }
}
