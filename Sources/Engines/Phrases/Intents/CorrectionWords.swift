// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Words that take back what was said; the files `Corrections.strings` hold them.
struct CorrectionWords: Sendable {
    /// Words before the new value: no, make it.
    let openers: [String]
    /// Words after it: instead.
    let closers: [String]
    /// Beginnings of a sentence that names the parameter in the place of `${name}`: change the text to.
    let changing: [String]
    /// Before what is not meant: not tomorrow.
    let negating: [String]
    /// Between what is not meant and what is.
    let turning: [String]
    /// Words between an opener and a value that say what it is for: to Marie.
    let directing: [String]
    /// By kind what people call a parameter, whatever the app calls it.
    let called: [SpokenCorrection.Kind: [String]]

    private init(_ strings: [String: String]) {
        func words(_ key: String) -> [String] { strings[key]?.listedWords ?? [] }
        func marks(_ key: String) -> [String] { strings[key]?.split(separator: "|").map(String.init) ?? [] }
        (openers, closers, changing) = (words("openers"), words("closers"), marks("changing"))
        (negating, turning, directing) = (marks("negating"), marks("turning"), words("directing"))
        called = Dictionary(
            SpokenCorrection.Kind.allCases.map { ($0, words("called.\($0.rawValue)")) }
        ) { first, _ in first }
    }

    /// - Parameter language: A BCP 47 tag; English for one that is not known.
    static func of(_ language: String) -> CorrectionWords { folders[language] ?? english }

    private static let folders = LanguageFolders(embeddedTexts, file: "Corrections") { CorrectionWords($0) }
    private static let english = folders["en"] ?? CorrectionWords([:])
}
