// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Words that people say around what they want and that change nothing of it; the files `Fillers.strings` hold them.
package enum FillerWords {
    /// Those of a language; none for one that is not known.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func words(of language: String) -> [String] { folders[language]?["words"]?.listedWords ?? [] }

    /// Those of them that are no part of a name when they stand behind it.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func closing(of language: String) -> [String] { folders[language]?["closing"]?.listedWords ?? [] }

    /// Words of a name that make such words behind it part of it: in "say thank you".
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func quoting(of language: String) -> [String] { folders[language]?["quoting"]?.listedWords ?? [] }

    private static let folders = LanguageFolders(embeddedTexts, file: "Fillers") { $0 }
}
