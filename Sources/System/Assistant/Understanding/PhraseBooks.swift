// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
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

    /// What can be said as it stands to the apps of a catalogue, without a gap for a value: a title of each app, then the
    /// next of each.
    package func sayings(for catalog: AppCatalog, language: String) -> [String] {
        book(for: catalog, language: language).sayings
    }

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
