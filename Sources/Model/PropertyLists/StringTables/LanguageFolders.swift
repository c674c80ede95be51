// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What one `.strings` file says in each language whose folder is in the program, parsed when it is first asked for.
package final class LanguageFolders<Content: Sendable>: Sendable {
    private let texts: [String: String]
    private let name: String
    private let make: @Sendable ([String: String]) -> Content
    private let parsed = Mutex<[String: Content]>([:])

    /// The languages whose folders have the file, in alphabetical order.
    package let languages: [String]

    /// - Parameters:
    ///   - folders: Files by language and name, as `embed-texts` writes them.
    ///   - name: The file's name without its extension.
    ///   - make: Makes the content of a file from its texts by key.
    package init(
        _ folders: [String: [String: String]], file name: String,
        _ make: @escaping @Sendable ([String: String]) -> Content
    ) {
        texts = folders.compactMapValues { $0[name + ".strings"] }
        languages = texts.keys.sorted()
        (self.name, self.make) = (name, make)
    }

    /// The content in the language that comes nearest; nil if no folder has the language.
    ///
    /// - Parameter tag: A BCP 47 tag.
    package subscript(tag: String) -> Content? {
        guard let language = LanguageTag.nearest(to: tag, among: languages), let text = texts[language] else {
            return nil
        }
        return parsed.withLock { parsed in
            if let known = parsed[language] { return known }
            // The files are ours: a test reads them all, and one that can't be read is as good as empty.
            let strings = try? StringsReader.read(Data(text.utf8), path: "\(language).lproj/\(name).strings")
            let content = make(strings ?? [:])
            parsed[language] = content
            return content
        }
    }
}

extension StringProtocol {
    /// The words of a text that lists them with commas.
    package var listedWords: [String] {
        split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
