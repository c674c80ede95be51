// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension HouseFolder {
    /// The files of templates in a folder that a person names, by language.
    ///
    /// - Throws: ``HomeError`` if the folder can't be read.
    static func templateFiles(in source: URL) throws(HomeError) -> [(language: String, url: URL)] {
        let names = try names(in: source)
        return names.sorted().compactMap { name in
            let url = source.appending(path: name)
            if name.hasSuffix(".json"), isLanguage(name.dropLast(5)) { return (String(name.dropLast(5)), url) }
            let inside = url.appending(path: "templates.json")
            guard isLanguage(name[...]), FileManager.default.fileExists(atPath: inside.path) else { return nil }
            return (name, inside)
        }
    }

    /// Whether a name has the form of a language's tag, such as `en` or `zh-CN`.
    private static func isLanguage(_ name: Substring) -> Bool {
        name.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
    }
}
