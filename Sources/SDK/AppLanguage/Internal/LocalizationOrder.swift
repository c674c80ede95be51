// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// In which of a bundle's `.lproj` folders a table is looked for.
enum LocalizationOrder {
    static let base = "Base"

    /// The names of the folders, without their extension, the person's language first.
    ///
    /// After it come ever wider ones (`zh-Hans-CN`, `zh-Hans`, `zh`), others of the same language and script (`en-GB`
    /// for `en-US`), the development region, and `Base`. `zh_CN`, `zh-CN` and `zh-hans` are found for `zh-Hans`.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag; nil if unknown, so that the development region comes first.
    ///   - localizations: The names of the folders that there are.
    static func folders(for language: String?, among localizations: [String], developmentRegion: String?) -> [String] {
        let sorted = localizations.sorted()
        var found: [String] = []
        func add(_ tag: String) {
            let wanted = normalized(tag)
            for name in sorted where normalized(name) == wanted && !found.contains(name) { found.append(name) }
        }
        if let language {
            LanguageTag.fallbacks(of: language).forEach(add)
            for name in sorted where isSame(name, language) && !found.contains(name) { found.append(name) }
        }
        if let developmentRegion { LanguageTag.fallbacks(of: developmentRegion).forEach(add) }
        add(base)
        return found
    }

    /// Chinese is two languages to those who read it.
    private static func isSame(_ name: String, _ language: String) -> Bool {
        guard normalized(name) != normalized(base) else { return false }
        return LanguageTag.written(name) == LanguageTag.written(language)
    }

    private static func normalized(_ tag: String) -> String { tag.replacing("_", with: "-").lowercased() }
}
