// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Synchronization

/// The phrases that the installed apps bring along, by the language they are said in: written once for a catalogue, and
/// anew when apps have changed.
package final class PhraseBooks: Sendable {
    private struct Shelf {
        var catalog: AppCatalog
        var books: [String: PhraseBook] = [:]
    }

    private let shelf = Mutex<Shelf?>(nil)

    package init() {}

    /// The book of all apps' phrases. The first to ask for it writes it, and others wait that long.
    ///
    /// - Parameter language: A BCP 47 tag.
    func book(for catalog: AppCatalog, language: String) -> PhraseBook {
        shelf.withLock { shelf in
            var current = shelf ?? Shelf(catalog: catalog)
            if !(current.catalog === catalog) { current = Shelf(catalog: catalog) }
            if let book = current.books[language] { return book }
            let book = PhraseBook(of: Candidate.all(in: catalog), language: language)
            current.books[language] = book
            shelf = current
            return book
        }
    }
}
